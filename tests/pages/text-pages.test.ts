// Text pages (pages/*.md): what a build makes of them, and how they work in a browser.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { HtmlValidate } from 'html-validate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { appStarted } from '../../scripts/lib/app-started.ts'
import { type BuiltSite, readBuiltSite } from '../../scripts/lib/built-site.ts'
import { findChromium, launchOptions } from '../../scripts/lib/chromium.ts'
import { type RunningServer, serveSite } from '../../scripts/lib/server.ts'
import type { BuiltEvent } from '../support/built-event.ts'
import { mainOf, textOf, textsOf } from '../support/dist.ts'
import { builtFullEvent } from '../support/full-event.ts'
import { templates } from '../support/text-pages.ts'
import { event, facts } from '../support/specification.ts'

const read = (file: string) => readFileSync(path.join(full.dist, file), 'utf8')
const paths = ['normas', ...templates.map((name) => path.parse(name).name)]
let full: BuiltEvent
let site: BuiltSite

const pageAt = (address: string) => {
  const page = site.pages.find((one) => one.path === address)
  if (!page) throw new Error(`There is no ${address}.`)
  return page
}

beforeAll(async () => {
  full = await builtFullEvent()
  site = readBuiltSite(full.dist)
})

describe('a text page', () => {
  it('is a page in the frame of the site, with the facts in it', () => {
    for (const name of paths) {
      const page = pageAt(`/${name}`)
      expect(textsOf(page.document, 'h1')).toHaveLength(1)
      expect(page.document.querySelector('header nav')).not.toBeNull()
      expect(textOf(mainOf(page))).not.toMatch(/[{}]|\[\[/)
    }
    const page = pageAt('/normas')
    expect(page.document.title).toBe(`Normas de la casa · ${facts.evento}`)
    expect(textOf(mainOf(page))).toContain(`Una página de ${facts.evento}, con énfasis`)
    expect(mainOf(page).querySelector(`a[href="mailto:${event.email}"]`)).not.toBeNull()
    expect(mainOf(page).querySelector('a[target="_blank"]')?.getAttribute('href')).toBe(
      'https://www.aepd.es/',
    )
  })

  it('is shared with a preview of its own, and says where it is', () => {
    const found = paths.map((name) => {
      const { document } = pageAt(`/${name}`)
      const content = (key: string) =>
        document.querySelector(`meta[property="${key}"]`)?.getAttribute('content') ?? ''
      const canonical = document.querySelector('link[rel="canonical"]')?.getAttribute('href')
      expect(canonical).toBe(content('og:url'))
      expect(canonical).toMatch(new RegExp(`/${name}$`))
      expect(document.querySelector('script[type="application/ld+json"]')?.textContent).toContain(
        '"BreadcrumbList"',
      )
      const { pathname } = new URL(content('og:image'))
      expect(existsSync(path.join(full.dist, pathname))).toBe(true)
      return pathname
    })
    expect(new Set(found).size).toBe(paths.length)
    expect(found[0]).toMatch(/^\/compartir\/paginas\/normas-\w+\.jpg$/)
  })

  it('is told to search engines, unless it says otherwise', () => {
    expect(read('sitemap.xml')).toContain('/aviso-legal')
    expect(read('sitemap.xml')).not.toContain('/normas')
  })

  it('is kept for a visit without network if it says so', () => {
    const kept = /"url":"\/([\w-]+)","revision"|url:`\/([\w-]+)`,revision/g
    const names = [...read('sw.js').matchAll(kept)].map((found) => found[1] ?? found[2])
    expect(names).toContain('programa')
    expect(names.filter((name) => paths.includes(name ?? ''))).toEqual([
      'codigo-de-conducta',
      'normas',
    ])
    const offline = site.pages.find(({ file }) => file === 'sin-conexion.html')
    const links = [...(offline?.document.querySelectorAll('main a') ?? [])].map(textOf)
    expect(links.slice(-2)).toEqual(['Código de conducta', 'Normas de la casa'])
  })

  it('is valid', () => {
    const validator = new HtmlValidate({ extends: ['html-validate:standard'] })
    for (const name of paths) {
      const { results } = validator.validateStringSync(mainOf(pageAt(`/${name}`)).outerHTML)
      expect(results.flatMap(({ messages }) => messages.map(({ message }) => message))).toEqual([])
    }
  })

  it('brings its own text alone, and no Markdown', () => {
    const scripts = readdirSync(path.join(full.dist, 'assets')).filter((file) =>
      file.endsWith('.js'),
    )
    const holding = scripts.filter((file) => read(`assets/${file}`).includes('Una cita.'))
    expect(holding).toHaveLength(1)
    expect(read('normas/index.html')).toContain(holding[0])
    expect(read('privacidad/index.html')).not.toContain(holding[0])
    expect(
      scripts.some((file) => /marked|blockquote_start|\[\[AUDIT/.test(read(`assets/${file}`))),
    ).toBe(false)
  })

  it('answers the links of the footer', () => {
    const footer = [...pageAt('/').document.querySelectorAll('footer nav a')].map((link) =>
      link.getAttribute('href'),
    )
    expect(footer).toEqual(['/privacidad', '/terminos'])
    for (const address of footer) expect(site.files).toContain(`${address?.slice(1)}/index.html`)
  })
})

describe('in a browser, a text page', () => {
  let browser: Browser
  let server: RunningServer

  beforeAll(async () => {
    browser = await chromium.launch(launchOptions(findChromium() ?? ''))
    server = await serveSite({ dir: full.dist, port: 4310 })
  })

  afterAll(async () => {
    await browser.close()
    await server.close()
  })

  it('is shown at a click in the footer, without a load or a word in the console', async () => {
    const page = await browser.newPage()
    const said: string[] = []
    page.on('console', (message) => void said.push(message.text()))
    page.on('pageerror', ({ message }) => void said.push(message))
    await page.goto(`${server.url}faq`)
    await appStarted(page)
    await page.evaluate(() => Object.assign(window, { mark: true }))
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacidad' }).click()
    await page.getByRole('heading', { level: 1, name: 'Privacidad' }).waitFor()
    expect(await page.title()).toBe(`Privacidad · ${facts.evento}`)
    expect(await page.evaluate(() => 'mark' in window)).toBe(true)
    await page.getByRole('heading', { name: 'Tus derechos' }).waitFor()
    expect(said).toEqual([])
    await page.close()
  })

  it('has tables that a keyboard scrolls, and links that lead on', async () => {
    const page = await browser.newPage({ viewport: { width: 320, height: 640 } })
    const said: string[] = []
    page.on('console', (message) => void said.push(message.text()))
    await page.goto(`${server.url}normas`, { waitUntil: 'networkidle' })
    const box = page.getByRole('region', { name: 'Más abajo' })
    await box.focus()
    const scrolled = () => box.evaluate((element) => element.scrollLeft)
    expect(await scrolled()).toBe(0)
    await page.keyboard.press('ArrowRight')
    await expect.poll(scrolled).toBeGreaterThan(0)
    await page.getByRole('link', { name: 'lo de antes' }).click()
    await page.waitForURL('**/normas#que-hay')
    await page.getByRole('link', { name: 'una respuesta' }).click()
    await page.waitForURL('**/faq#zona-vip')
    await page.locator('details[open] summary', { hasText: 'VIP' }).waitFor()
    await page.goBack()
    await page.getByRole('heading', { level: 1, name: 'Normas de la casa' }).waitFor()
    expect(said).toEqual([])
    await page.close()
  })
})
