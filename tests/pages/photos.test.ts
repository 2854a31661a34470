// A site whose event has photos of some speakers and of its editions, and has none of others (issue: faces).
import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { budgets } from '../../scripts/lib/budgets.ts'
import { type BuiltSite, readBuiltSite } from '../../scripts/lib/built-site.ts'
import { ensureChromium } from '../../scripts/lib/chromium.ts'
import { type RunningServer, serveSite } from '../../scripts/lib/server.ts'
import { builtFullEvent, described, withFace } from '../support/full-event.ts'
import { editions, speakers } from '../support/specification.ts'

let built: string
let site: BuiltSite
let server: RunningServer
let browser: Browser

beforeAll(async () => {
  built = (await builtFullEvent()).dist
  site = readBuiltSite(built)
  server = await serveSite({ dir: built, port: 4250 })
  browser = await chromium.launch({
    executablePath: ensureChromium(console.log),
    args: ['--no-sandbox'],
  })
})

afterAll(async () => {
  await browser?.close()
  await server?.close()
})

const documentOf = (route: string) =>
  site.pages.find((page) => page.path === route)?.document as Document

const photosOn = (route: string) => [...documentOf(route).querySelectorAll('main img')]

const altsOn = (route: string) => photosOn(route).map((image) => image.getAttribute('alt'))

/** Every address that the picture of an image may be taken from. */
function addressesOf(image: Element): string[] {
  const sets = [image, ...(image.parentElement?.querySelectorAll('source') ?? [])]
  return sets.flatMap((one) =>
    (one.getAttribute('srcset') ?? '').split(',').map((part) => part.split(' ')[0] ?? ''),
  )
}

/** The share page of a speaker. */
const preview = (id: string) => readFileSync(path.join(built, 'ponentes', id, 'index.html'), 'utf8')

describe('pages with some photos and some tiles', () => {
  it('show those that there are, and the tiles of all', () => {
    expect(photosOn('/ponentes')).toHaveLength(withFace.length)
    expect(photosOn('/')).toHaveLength(withFace.length + editions.length)
    const bands = [...documentOf('/ponentes').querySelectorAll('main article')]
    expect(bands.map((band) => band.querySelectorAll('svg[viewBox]').length)).toEqual(
      Object.keys(speakers).map(() => 1),
    )
    expect(bands.filter((band) => band.querySelector('img')).map(({ id }) => id)).toEqual(withFace)
  })

  it('name files that are there, of the size that is told', async () => {
    const images = [...photosOn('/'), ...photosOn('/ponentes')]
    const addresses = new Set(images.flatMap(addressesOf))
    expect(addresses.size).toBe((withFace.length + editions.length) * 4)
    for (const address of addresses) {
      expect(address).toMatch(/^\/assets\/[a-z-]+-[0-9a-f]{8}-\d+\.(?:avif|jpeg)$/)
      const { width } = await sharp(path.join(built, address)).metadata()
      expect(address).toContain(`-${width}.`)
    }
    for (const image of images) {
      expect(addressesOf(image)).toContain(image.getAttribute('src'))
      expect([image.getAttribute('loading'), image.getAttribute('decoding')]).toEqual([
        'lazy',
        'async',
      ])
      expect(
        Number(image.getAttribute('width')) / Number(image.getAttribute('height')),
      ).toBeCloseTo(image.closest('#ediciones') ? 4 / 3 : 1)
    }
  })

  it('say what photos show: what is given, else who or what it is, and nothing beside the name', () => {
    expect(altsOn('/ponentes')).toEqual(['Retrato de Lucía Romero.', described])
    expect(altsOn('/').filter((alt) => alt === '')).toHaveLength(withFace.length)
    expect(altsOn('/')).toContain('Auditorio lleno, en la edición de 2024.')
  })

  it('may load them by their policy, and keep none of them for a visit without network', () => {
    const policy = documentOf('/').querySelector('meta[http-equiv="Content-Security-Policy"]')
    expect(policy?.getAttribute('content')).toContain(`img-src 'self'`)
    expect(readFileSync(path.join(built, 'sw.js'), 'utf8')).not.toMatch(/\.avif|\.jpeg/)
  })
})

describe('what goes with a face', () => {
  it('is the picture of the link preview', () => {
    expect(preview('lucia-romero')).toContain('A la derecha, su retrato')
    expect(preview('marta-leon')).toContain('un muro hecho con un solo azulejo')
  })

  it('is told to search engines', async () => {
    const data = documentOf('/').querySelector('script[type="application/ld+json"]')?.textContent
    const images = [...(data ?? '').matchAll(/"image":"(https:[^"]+-800\.jpeg)"/g)].map(
      ([, url]) => url,
    )
    expect(new Set(images).size).toBe(withFace.length)
    for (const url of images) {
      const file = path.join(built, new URL(url ?? '').pathname)
      expect((await sharp(file).metadata()).width).toBe(800)
    }
  })
})

describe('a site without photos', () => {
  it('holds nothing of them', () => {
    const assets = readdirSync('dist/assets')
    expect(assets.length).toBeGreaterThan(10)
    const texts = assets.filter((name) => /\.(?:js|css)$/.test(name))
    const named = texts.filter((name) =>
      /FramedPhoto|<picture|`picture`|image\/avif/.test(
        name + readFileSync(`dist/assets/${name}`, 'utf8'),
      ),
    )
    expect(named).toEqual([])
    expect(readFileSync('dist/index.html', 'utf8')).not.toContain('<img')
  })
})

/** What a browser has loaded, in bytes: photos, and the page with all else; texts as a host sends them. */
function weighed(page: Page) {
  const bodies: Promise<{ photo: boolean; bytes: number }>[] = []
  page.on('response', (response) => {
    const type = response.headers()['content-type'] ?? ''
    const isText = /text|script|json/.test(type)
    bodies.push(
      response.body().then((body) => ({
        photo: /avif|jpeg/.test(type),
        bytes: isText ? brotliCompressSync(body).length : body.length,
      })),
    )
  })
  return async () => {
    const all = await Promise.all(bodies)
    return {
      page: all.reduce((sum, { photo, bytes }) => (photo ? sum : sum + bytes), 0),
      photos: all.flatMap(({ photo, bytes }) => (photo ? bytes : [])),
    }
  }
}

const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true }

async function onPhone<Result>(work: (page: Page, context: BrowserContext) => Promise<Result>) {
  const context = await browser.newContext({ ...phone, serviceWorkers: 'block' })
  try {
    return await work(await context.newPage(), context)
  } finally {
    await context.close()
  }
}

describe('on a phone', () => {
  it('the first visit of home is light, and asks for no photo below it', async () => {
    const { page: own, photos } = await onPhone(async (page) => {
      const loaded = weighed(page)
      const started = page.waitForResponse(/\/Home-[^/]+\.js$/)
      await page.goto(server.url)
      await started
      await page.waitForLoadState('networkidle')
      return loaded()
    })
    const seen = photos.reduce((sum, bytes) => sum + bytes, 0)
    expect(photos).toEqual([])
    expect(own + seen).toBeLessThanOrEqual(budgets.visitBytes)
  })

  it('each photo is a small one, and nothing moves when they come', async () => {
    const seen = await onPhone(async (page) => {
      await page.goto(`${server.url}ponentes`)
      return page.evaluate(async () => {
        let shift = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            shift += (entry as unknown as { value: number }).value
        }).observe({ type: 'layout-shift', buffered: true })
        const images = [...document.querySelectorAll<HTMLImageElement>('main img')]
        for (const image of images) {
          image.scrollIntoView()
          await image.decode()
        }
        await new Promise((resolve) => setTimeout(resolve, 300))
        return { shift, taken: images.map(({ currentSrc }) => currentSrc.replace(/.*-/, '')) }
      })
    })
    expect(seen).toEqual({ shift: 0, taken: withFace.map(() => '480.avif') })
  })
})
