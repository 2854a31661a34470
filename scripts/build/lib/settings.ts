import { type WorkFolders, workFoldersOf } from './workFolder.ts'

/** The settings of a command, from its environment variables. The command reads them once and passes them on. */
export type Settings = {
  /** Folder of the event's files: src/content, unless the variable CONTENT names another folder. */
  readonly contentFolder: string
  /** Folder of the finished site: dist, unless the variable DIST names another folder. */
  readonly dist: string
  /** Folders of a build. Its pages are written into `folders.site`, which becomes `dist` at the end. */
  readonly folders: WorkFolders
  /** The moment that counts as the present, in milliseconds since 1970. */
  readonly now: number
  /**
   * Whether visitors' browsers keep pages for a visit without network. With SERVICE_WORKER "off" (the kill switch) browsers
   * delete the pages that they have kept.
   */
  readonly browsersKeepPages: boolean
  /** Whether a build runs axe on each page. With AXE "off" the build does not. */
  readonly runsAxe: boolean
  /** Whether the command runs in a workflow of GitHub, which shows its errors and warnings as annotations. */
  readonly isOnGitHub: boolean
  /** All variables, for tools that the command starts and for the address of the site (SITE_URL, BASE_PATH). */
  readonly environment: NodeJS.ProcessEnv
}

/**
 * Reads the settings of a command. The variable SOURCE_DATE_EPOCH, in seconds since 1970, replaces the clock
 * (https://reproducible-builds.org/specs/source-date-epoch/). A command passes its moment to its tools in this variable
 * (`environmentFor`), so that all processes of a build have the same present. Without the variable the clock is rounded down to
 * a second, because the tools get whole seconds.
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
    browsersKeepPages: !isOff(
      'SERVICE_WORKER',
      environment,
      'que los navegadores borren lo guardado',
    ),
    runsAxe: !isOff('AXE', environment, 'que no se compruebe la accesibilidad de cada página'),
    isOnGitHub: Boolean(environment.GITHUB_ACTIONS),
    environment,
  }
}

/**
 * Whether a variable is "off". It may also be "on", empty or missing.
 * @param effect the effect of "off", for the message: "que no se compruebe la accesibilidad de cada página"
 * @throws with one sentence for any other word
 */
function isOff(
  variable: 'AXE' | 'SERVICE_WORKER',
  environment: NodeJS.ProcessEnv,
  effect: string,
): boolean {
  const text = environment[variable]
  const word = text?.trim().toLowerCase()
  if (word === 'off') return true
  if (!word || word === 'on') return false
  throw new Error(`${variable}: pone «${text}», pero se espera «off», para ${effect}, o nada.`)
}

/** The environment variables for a tool that a command starts. SOURCE_DATE_EPOCH gives the tool the command's moment. */
export const environmentFor = ({ environment, now }: Settings): NodeJS.ProcessEnv => ({
  ...environment,
  SOURCE_DATE_EPOCH: String(now / 1000),
})
