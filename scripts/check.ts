import { appendFileSync } from 'node:fs'
import { annotationsOf } from './build/derive/shownAnnotations.ts'
import { type OpenEvent, openEvent } from './build/derive/openEvent.ts'
import { runScript } from './build/lib/runScript.ts'
import { showOnGitHub } from './build/lib/showOnGithub.ts'
import { settingsOf } from './build/lib/settings.ts'
import { notYet } from './build/read/notYet.ts'
import { warningsOn } from './build/read/warnings.ts'
import { annotationLine, annotationNote } from './build/read/annotations.ts'
import { ContentMistakes, formatMistake } from './build/read/mistakes.ts'
import { isAboutSite, siteAdvice } from './tools/github/pagesAddress.ts'
import { contentSummary } from './tools/github/summary.ts'

/**
 * The most samples and promises that are printed. `npm run prelaunch` lists all of them. GitHub would show at most ten, because
 * it shows no more notices of a step.
 */
const mostAnnotations = 5

const settings = settingsOf(process.env, Date.now())

/**
 * Opens the event.
 * @throws ContentMistakes. On GitHub, a mistake in `site` also names the address that the site would have on GitHub Pages
 */
function openWithSiteAdvice(): OpenEvent {
  try {
    return openEvent(settings)
  } catch (error) {
    const repository = settings.environment.GITHUB_REPOSITORY
    if (!repository || !(error instanceof ContentMistakes)) throw error
    const withAdvice = error.mistakes.map((mistake) => {
      if (!isAboutSite(mistake)) return mistake
      return { ...mistake, problem: `${mistake.problem} O bien: ${siteAdvice(repository)}` }
    })
    throw new ContentMistakes(settings.contentFolder, withAdvice)
  }
}

/**
 * The line about a missing address of the site, with the address that it would have on GitHub Pages. There is no line outside
 * of GitHub, or if `site` in event.yaml or the variable SITE_URL has the address.
 */
function linesOnMissingSite({
  content,
  files,
  settings: { environment },
}: OpenEvent): readonly string[] {
  const { GITHUB_REPOSITORY, SITE_URL } = environment
  if (!GITHUB_REPOSITORY || SITE_URL || content.event.site) return []
  const problem = `falta la dirección: ${siteAdvice(GITHUB_REPOSITORY)}`
  return [formatMistake(files.folder, files.sources.event.mistake(['site'], problem))]
}

await runScript('check', settings, async (report) => {
  const { contentFolder, environment, isOnGitHub, now } = settings
  const event = openWithSiteAdvice()
  const { content, files } = event
  // Photos and logos are checked only while they are made, so they are made here. A later build takes the photos from the
  // cache.
  const { makePhotos } = await import('./build/outputs/photos.ts')
  const { makeLogos } = await import('./build/outputs/logos.ts')
  await makePhotos(content, contentFolder, settings.folders.photos)
  const logos = await makeLogos(content, contentFolder)

  const advice = [...linesOnMissingSite(event), ...warningsOn(files, now), ...logos.advice]
  for (const line of advice) {
    report(line)
    if (isOnGitHub) showOnGitHub(line, 'warning')
  }

  // Hints about optional things that the event lacks. They are no warnings, so they are not shown as annotations on GitHub.
  for (const line of notYet(files)) report(line)

  const annotations = annotationsOf(files, content)
  const lines = annotations.map((annotation) => annotationLine(annotation, contentFolder))
  for (const line of lines.slice(0, mostAnnotations)) {
    report(line)
    if (isOnGitHub) showOnGitHub(line, 'notice')
  }
  if (lines.length > 0) report(`${annotationNote(annotations)}.`)
  report(`el contenido de ${contentFolder} está bien.`)

  const { GITHUB_STEP_SUMMARY } = environment
  if (GITHUB_STEP_SUMMARY) {
    appendFileSync(GITHUB_STEP_SUMMARY, contentSummary({ advice, annotations: lines }))
  }
})
