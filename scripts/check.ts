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
 * The most samples and promises that are printed; `npm run prelaunch` lists all of them. GitHub shows at most ten notices of a
 * step.
 */
const mostAnnotations = 5

const settings = settingsOf(process.env, Date.now())

/**
 * Opens the event. On GitHub, a mistake in `site` also names the address that GitHub Pages would give the site.
 * @throws ContentMistakes
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
 * The line about a missing address, with the one that GitHub Pages would give the site. There is no line outside GitHub, or
 * if `site` or SITE_URL says the address.
 */
function missingSite({ content, files, settings: { environment } }: OpenEvent): readonly string[] {
  const { GITHUB_REPOSITORY, SITE_URL } = environment
  if (!GITHUB_REPOSITORY || SITE_URL || content.event.site) return []
  const problem = `falta la dirección: ${siteAdvice(GITHUB_REPOSITORY)}`
  return [formatMistake(files.folder, files.sources.event.mistake(['site'], problem))]
}

await runScript('check', settings, async (report) => {
  const { contentFolder, environment, isOnGitHub, now } = settings
  const event = openWithSiteAdvice()
  const { content, files } = event
  // Photos and logos are only checked while they are made, so both are made here. A later build finds the photos in the
  // cache.
  const { makePhotos } = await import('./build/outputs/photos.ts')
  const { makeLogos } = await import('./build/outputs/logos.ts')
  await makePhotos(content, contentFolder, settings.folders.photos)
  const logos = await makeLogos(content, contentFolder)

  const advice = [...missingSite(event), ...warningsOn(files, now), ...logos.advice]
  for (const line of advice) {
    report(line)
    if (isOnGitHub) showOnGitHub(line, 'warning')
  }

  // Optional things that the event lacks, and what each would give. They are no warnings, so GitHub does not show them.
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
