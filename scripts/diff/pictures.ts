export async function takePictures(_: unknown): Promise<void> {}
