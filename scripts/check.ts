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
 * The most samples (`# ejemplo`) and promises (`# promesa`) that are printed. `npm run prelaunch` lists all of them. GitHub
 * shows at most ten notices of a step.
 */
const maxPrintedAnnotations = 5

const settings = settingsOf(process.env, Date.now())

/**
 * Opens the event.
 * @throws ContentMistakes if the event has mistakes. On GitHub, a mistake in `site` (event.yaml) also names the address that
 *   the site would have on GitHub Pages
 */
function openWithSiteAdvice(): OpenEvent {
  try {
    return openEvent(settings)
  } catch (error) {
    const repository = settings.environment.GITHUB_REPOSITORY
    if (!repository || !(error instanceof ContentMistakes)) throw error
    const mistakes = error.mistakes.map((mistake) => {
      if (!isAboutSite(mistake)) return mistake
      return { ...mistake, problem: `${mistake.problem} O bien: ${siteAdvice(repository)}` }
    })
    throw new ContentMistakes(settings.contentFolder, mistakes)
  }
}

/**
 * A line if nobody has written the site's address, neither as `site` in event.yaml nor as the variable SITE_URL. The line names
 * the address that the site would have on GitHub Pages, so it is only made on GitHub.
 */
function linesOnMissingSite({ content, files }: OpenEvent): readonly string[] {
  const { GITHUB_REPOSITORY, SITE_URL } = settings.environment
  const hasAddress = Boolean(SITE_URL || content.event.site)
  if (!GITHUB_REPOSITORY || hasAddress) return []
  const problem = `falta la dirección: ${siteAdvice(GITHUB_REPOSITORY)}`
  return [formatMistake(files.folder, files.sources.event.mistake(['site'], problem))]
}

await runScript('check', settings, async (report) => {
  const { contentFolder, environment, isOnGitHub, now } = settings
  const event = openWithSiteAdvice()
  const { content, files } = event
  // Only making the photos and logos shows whether their files are right. A later build takes the photos from the cache.
  const { makePhotos } = await import('./build/outputs/photos.ts')
  const { makeLogos } = await import('./build/outputs/logos.ts')
  await makePhotos(content, contentFolder, settings.folders.photos)
  const logos = await makeLogos(content, contentFolder)

  const advice = [...linesOnMissingSite(event), ...warningsOn(files, now), ...logos.advice]
  for (const line of advice) {
    report(line)
    if (isOnGitHub) showOnGitHub(line, 'warning')
  }

  // Hints about optional things that the event lacks. They are no warnings, so GitHub does not show them.
  for (const line of notYet(files)) report(line)

  const annotations = annotationsOf(files, content)
  const annotationLines = annotations.map((one) => annotationLine(one, contentFolder))
  for (const line of annotationLines.slice(0, maxPrintedAnnotations)) {
    report(line)
    if (isOnGitHub) showOnGitHub(line, 'notice')
  }
  if (annotations.length > 0) report(`${annotationNote(annotations)}.`)
  report(`el contenido de ${contentFolder} está bien.`)

  const { GITHUB_STEP_SUMMARY } = environment
  if (GITHUB_STEP_SUMMARY) {
    const summary = contentSummary({ advice, annotations: annotationLines })
    appendFileSync(GITHUB_STEP_SUMMARY, summary)
  }
})
