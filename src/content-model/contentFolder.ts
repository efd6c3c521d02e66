/** The folder of the seller's content, relative to the project. CONTENT chooses another, such as the tests' fixture. */
export const CONTENT_FOLDER = process.env['CONTENT'] ?? 'content';

/** The folder of the seller's pictures and videos. */
export const UPLOADS_FOLDER = `${CONTENT_FOLDER}/uploads`;
