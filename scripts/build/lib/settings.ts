import { type WorkFolders, workFoldersOf } from './work-folder.ts'

/** The settings of a command, from its environment variables. The command reads them once and passes them on. */
export type Settings = {
  /** Folder of the event's files: src/content, unless CONTENT names another one. */
  readonly contentFolder: string
  /** Folder of the finished site: dist, unless DIST names another one. */
  readonly dist: string
  /** Folders of a build. Its pages are written into `folders.site`, which becomes `dist` at the end. */
  readonly folders: WorkFolders
  /** The moment that counts as the present, in milliseconds since 1970. */
  readonly now: number
  /** Whether visitors' browsers keep pages. With SERVICE_WORKER "off" (the kill switch) they delete the kept pages. */
  readonly keepsPages: boolean
  /** Whether a build runs axe on each page. With AXE "off" it does not. */
  readonly runsAxe: boolean
  /** Whether the command runs in a workflow of GitHub, which shows its errors and warnings as annotations. */
  readonly isOnGitHub: boolean
  /** All variables, for tools that the command starts and for the address of the site (SITE_URL, BASE_PATH). */
  readonly environment: NodeJS.ProcessEnv
}

/**
 * Reads the settings of a command. The variable SOURCE_DATE_EPOCH, in seconds, overrides the clock
 * (https://reproducible-builds.org/specs/source-date-epoch/). By it all processes of a build have the same present.
 * @param clock the present in milliseconds since 1970
 * @throws with one sentence if a variable is not valid
 */
export function settingsOf(environment: NodeJS.ProcessEnv, clock: number): Settings {
  const seconds = environment.SOURCE_DATE_EPOCH
    ? Number(environment.SOURCE_DATE_EPOCH)
    : Math.floor(clock / 1000)
  if (!Number.isFinite(seconds)) {
    throw new Error('SOURCE_DATE_EPOCH: se esperan segundos desde 1970.')
  }
  const contentFolder = environment.CONTENT || 'src/content'
  const dist = environment.DIST || 'dist'
  return {
    contentFolder,
    dist,
    folders: workFoldersOf(contentFolder, dist),
    now: seconds * 1000,
    keepsPages: readKeepsPages(environment.SERVICE_WORKER),
    runsAxe: environment.AXE !== 'off',
    isOnGitHub: Boolean(environment.GITHUB_ACTIONS),
    environment,
  }
}

/**
 * Reads the variable SERVICE_WORKER: false for "off".
 * @throws for any other word but "on"
 */
function readKeepsPages(written = ''): boolean {
  const word = written.trim().toLowerCase()
  if (word === 'off') return false
  if (word === '' || word === 'on') return true
  throw new Error(
    `SERVICE_WORKER: pone «${written}», pero se espera «off», para que los navegadores borren lo guardado, o nada.`,
  )
}

/** The variables for a tool that a command starts, with the command's own moment. */
export const environmentFor = ({ environment, now }: Settings): NodeJS.ProcessEnv => ({
  ...environment,
  SOURCE_DATE_EPOCH: String(now / 1000),
})
