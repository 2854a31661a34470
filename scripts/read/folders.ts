import { existsSync, readdirSync } from 'node:fs'

/** Folder in the content with a file per text page, named after the path of the page. */
export const textPagesFolder = 'pages'

/** Whether an operating system leaves such a file in a folder: ".DS_Store", "Thumbs.db", "desktop.ini", macOS' icon. */
export const isOfSystem = (name: string) => /^(?:\.|Thumbs\.db$|desktop\.ini$|Icon\r$)/i.test(name)

/** The names of what an organiser has put into a folder, sorted; none without the folder. */
export const namesIn = (folder: string): readonly string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => !isOfSystem(name))
        .toSorted()
    : []
