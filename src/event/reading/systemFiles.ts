/** Whether an operating system leaves such a file in a folder: ".DS_Store", "Thumbs.db", "desktop.ini", macOS' icon. */
export const isOfSystem = (name: string) => /^(?:\.|Thumbs\.db$|desktop\.ini$|Icon\r$)/i.test(name)
