/** Where the build works until `dist` is whole. */
export const workFolder = '.build'

/** The generator's `build.outDir`: the site as it grows. */
export const siteFolder = `${workFolder}/site`

/** The link previews, drawn before the pages that name them are rendered. */
export const shareFolder = `${workFolder}/share`

/** What the pages need to know of those pictures. */
export const shareImagesFile = `${workFolder}/share-images.json`
