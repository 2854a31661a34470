import { appendFileSync } from 'node:fs'
import { annotationsOf } from './build/derive/annotations.ts'
import { type OpenEvent, openEvent } from './build/derive/openEvent.ts'
import { runScript } from './build/lib/runScript.ts'
import { showOnGitHub } from './build/lib/showOnGithub.ts'
import { type Settings, settingsOf } from './build/lib/settings.ts'
import { notYet } from './build/read/notYet.ts'
import { warningsOn } from './build/read/warnings.ts'
import { annotationLine, annotationNote } from './build/read/annotations.ts'
import { ContentMistakes, formatMistake } from './build/read/mistakes.ts'
import { isOfSite, siteAdvice } from './tools/github/pagesAddress.ts'
import { contentSummary } from './tools/github/summary.ts'

/** The number of samples and promises that are printed at most. GitHub shows only ten notices of a step. */
const shownAnnotations = 5

const settings = settingsOf(process.env, Date.now())

/**
 * Opens the event. On GitHub, a mistake in `site` also names the address that GitHub Pages would give the site.
 * @throws ContentMistakes
 */
function openWithSite({ environment }: Settings): OpenEvent {
  try {
    return openEvent(settings)
  } catch (error) {
    const repository = environment.GITHUB_REPOSITORY
    if (!repository || !(error instanceof ContentMistakes)) throw error
    const withAdvice = error.mistakes.map((mistake) => {
      if (!isOfSite(mistake)) return mistake
      return { ...mistake, problem: `${mistake.problem} O bien: ${siteAdvice(repository)}` }
    })
    throw new ContentMistakes(settings.contentFolder, withAdvice)
  }
}

/** On GitHub, a line about a missing `site` with the address that GitHub Pages would give the site. */
function missingSite({ content, files, settings: { environment } }: OpenEvent): readonly string[] {
  const { GITHUB_REPOSITORY, SITE_URL } = environment
  if (!GITHUB_REPOSITORY || SITE_URL || content.event.site) return []
  const problem = `falta la dirección: ${siteAdvice(GITHUB_REPOSITORY)}`
  return [formatMistake(files.folder, files.sources.event.mistake(['site'], problem))]
}

await runScript('check', settings, async (report) => {
  const { contentFolder, environment, isOnGitHub, now } = settings
  const event = openWithSite(settings)
  const { content, files } = event
  // Photos and logos are only checked when they are made. A later build finds the photos in the cache.
  const { makePhotos } = await import('./build/outputs/photos.ts')
  const { makeLogos } = await import('./build/outputs/logos.ts')
  await makePhotos(content, contentFolder, settings.folders.photos)
  const logos = await makeLogos(content, contentFolder)

  const advice = [...missingSite(event), ...warningsOn(files, now), ...logos.advice]
  for (const line of advice) {
    report(line)
    if (isOnGitHub) showOnGitHub(line, 'warning')
  }

  for (const line of notYet(files)) report(line)

  const annotations = annotationsOf(files, content)
  const lines = annotations.map((annotation) => annotationLine(annotation, contentFolder))
  for (const line of lines.slice(0, shownAnnotations)) {
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
