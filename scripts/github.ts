import { appendFileSync, readFileSync } from 'node:fs'
import { openEvent } from './build/derive/openEvent.ts'
import { formatMistake } from './build/read/mistakes.ts'
import { runScript } from './build/lib/runScript.ts'
import { showOnGitHub } from './build/lib/showOnGithub.ts'
import { settingsOf } from './build/lib/settings.ts'
import { askForPages, howToOpen, verdictOn } from './tools/github/publishing.ts'

const settings = settingsOf(process.env, Date.now())

/** Decides whether the workflow "Publicar" (content.yml) publishes the site. No other workflow runs this command. */
await runScript('github', settings, async (report) => {
  const {
    GITHUB_EVENT_NAME: trigger = '',
    GITHUB_EVENT_PATH = '',
    GITHUB_OUTPUT = '',
    GITHUB_REF_NAME: branch = '',
    GITHUB_STEP_SUMMARY = '',
    SITE_URL,
    BASE_PATH,
  } = settings.environment
  // GitHub describes the event that started the run in this file.
  const { repository } = JSON.parse(readFileSync(GITHUB_EVENT_PATH, 'utf8')) as {
    repository: { default_branch: string }
  }
  const { content, files, site: address } = openEvent(settings)
  const hasAddress = Boolean(SITE_URL || content.event.site)
  const gitHubPages = await askForPages(settings.environment)
  const verdict = verdictOn(gitHubPages, {
    event: trigger,
    branch,
    defaultBranch: repository.default_branch,
    address: hasAddress ? address : null,
    byVariables: Boolean(SITE_URL || BASE_PATH),
  })
  const line = verdict.isAboutSite
    ? formatMistake(files.folder, files.sources.event.mistake(['site'], verdict.message))
    : verdict.message
  const isPublished = verdict.as === 'publish'
  const instructions = isPublished ? '' : howToOpen(address.base)
  appendFileSync(GITHUB_OUTPUT, `publish=${isPublished}\n`)
  appendFileSync(GITHUB_STEP_SUMMARY, `${line}\n${instructions}`)
  if (verdict.as === 'error') throw new Error(line)
  report(line)
  if (verdict.as === 'warning' || verdict.as === 'notice') showOnGitHub(line, verdict.as)
})
