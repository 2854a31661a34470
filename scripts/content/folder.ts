/** Where the event's files are: src/content, unless CONTENT names another folder. */
export const contentFolder = process.env.CONTENT || 'src/content'
