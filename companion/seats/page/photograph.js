// A photograph on its way to the companion: drawn anew, no larger than a board needs, which also leaves out where and
// with what it was taken.

const kMostBytes = 12 * 1024 * 1024;
const kLongestSide = 3000;

async function drawnAnew(file) {
    try {
        const picture = await createImageBitmap(file, { imageOrientation: "from-image" });
        const scale = Math.min(1, kLongestSide / Math.max(picture.width, picture.height));
        const canvas = document.createElement("canvas");
        canvas.width = Math.round(picture.width * scale);
        canvas.height = Math.round(picture.height * scale);
        canvas.getContext("2d").drawImage(picture, 0, 0, canvas.width, canvas.height);
        return await new Promise(done => canvas.toBlob(done, "image/jpeg", 0.9));
    } catch {
        return null;
    }
}

// False if it is too large to be sent.
export async function sendPhotograph(file, connection) {
    const bytes = (await drawnAnew(file)) ?? file;
    if (bytes.size > kMostBytes)
        return false;
    connection.sendBytes(await bytes.arrayBuffer());
    return true;
}
