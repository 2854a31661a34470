import { appendFileSync } from 'node:fs'
import { annotationsOf } from './build/derive/annotations.ts'
import { openEvent } from './build/derive/openEvent.ts'
import { runScript, showOnGitHub } from './build/lib/run-script.ts'
import { settingsOf } from './build/lib/settings.ts'
import { warningsOn } from './build/read/warnings.ts'
import { annotationCount, annotationLine } from './build/read/annotations.ts'
import { contentSummary } from './tools/github/summary.ts'

/** At most so many samples and promises are printed. GitHub shows only ten notices of a step. */
const shownAnnotations = 5

const settings = settingsOf(process.env, Date.now())

await runScript('check', settings, async (report) => {
  const { contentFolder, environment, isOnGitHub, now } = settings
  const { content, files } = openEvent(settings)
  // Photos and logos are only checked when they are made. A later build finds the photos in the cache.
  const { makePhotos } = await import('./build/outputs/photos.ts')
  const { makeLogos } = await import('./build/outputs/logos.ts')
  await makePhotos(content, contentFolder, settings.folders.photos)
  const logos = await makeLogos(content, contentFolder)

  const advice = [...warningsOn(files, now), ...logos.advice]
  for (const line of advice) {
    report(line)
    if (isOnGitHub) showOnGitHub(line, 'warning')
  }

  const annotations = annotationsOf(files, content)
  const lines = annotations.map((annotation) => annotationLine(annotation, contentFolder))
  const count = annotationCount(annotations)
  for (const line of lines.slice(0, shownAnnotations)) {
    report(line)
    if (isOnGitHub) showOnGitHub(line, 'notice')
  }
  if (lines.length > 0) report(`${count}: npm run prelaunch las lista todas.`)
  report(`el contenido de ${contentFolder} está bien.`)

  const { GITHUB_STEP_SUMMARY } = environment
  if (GITHUB_STEP_SUMMARY) {
    appendFileSync(GITHUB_STEP_SUMMARY, contentSummary({ advice, count, annotations: lines }))
  }
})
