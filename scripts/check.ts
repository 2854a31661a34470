import { appendFileSync } from 'node:fs'
import { adviceOf, annotationsOf, contentFolder, loadContent } from './build/derive/loadContent.ts'
import { runScript, showOnGitHub } from './build/lib/run-script.ts'
import { annotationCount, annotationLine } from './build/read/annotations.ts'
import { contentSummary } from './tools/github/summary.ts'

/** Samples and promises that are shown at their lines. GitHub shows ten notices of a step at most. */
const shownAnnotations = 5

await runScript('check', async (report) => {
  const content = loadContent()
  // The build after it finds the photos made.
  const { makePhotos } = await import('./build/outputs/photos.ts')
  const { makeLogos } = await import('./build/outputs/logos.ts')
  await makePhotos(content)
  const logos = await makeLogos(content)

  const advice = [...adviceOf(), ...logos.advice]
  for (const line of advice) {
    report(line)
    showOnGitHub(line, 'warning')
  }

  const annotations = annotationsOf()
  const lines = annotations.map((annotation) => annotationLine(annotation, contentFolder))
  const count = annotationCount(annotations)
  for (const line of lines.slice(0, shownAnnotations)) {
    report(line)
    showOnGitHub(line, 'notice')
  }
  if (lines.length > 0) report(`${count}: npm run prelaunch las lista todas.`)
  report(`el contenido de ${contentFolder} está bien.`)

  const { GITHUB_STEP_SUMMARY } = process.env
  if (GITHUB_STEP_SUMMARY) {
    appendFileSync(GITHUB_STEP_SUMMARY, contentSummary({ advice, count, annotations: lines }))
  }
})
