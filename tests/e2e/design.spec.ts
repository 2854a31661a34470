import type { Page } from '@playwright/test'
import { eventName } from '../../src/lib/facts.ts'
import { withoutLinks } from '../../src/lib/links.ts'
import { openPdf, textOf } from '../support/pdf.ts'
import {
  drawnFrame,
  everyPath,
  expect,
  expectPicturesDrawn,
  heading,
  hold,
  moments,
  open,
  overflow,
  routes,
  siteNavigation,
  test,
} from '../support/fixtures.ts'
import { noteShifts, shifted } from '../support/shifts.ts'
import { event, morning, night, perks, questions, venues } from '../support/specification.ts'

/** Width and height of each picture, and the height of the whole page. */
const sizes = (page: Page) =>
  page.evaluate(() => [
    document.documentElement.scrollHeight,
    ...[...document.querySelectorAll('svg')].map((picture) => {
      const { width, height } = picture.getBoundingClientRect()
      return [Math.round(width), Math.round(height)]
    }),
  ])

const drawn = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('svg use')].filter((tile) =>
        tile.checkVisibility({ contentVisibilityAuto: true }),
      ).length,
  )

/** How many tiles the styles take out, and those among them that would be in sight. */
const tilesLeftOut = (page: Page) =>
  page.evaluate(() => {
    const out = [...document.querySelectorAll<SVGElement>('svg:not(nav *) > .az')].filter(
      (tile) => getComputedStyle(tile).display === 'none',
    )
    const seen = out.filter((tile) => {
      const picture = tile.ownerSVGElement as SVGSVGElement
      const box = picture.getBoundingClientRect()
      const placed = tile.innerHTML.match(/ x="(\d+)" y="(\d+)"|translate\((\d+) (\d+)\)/)
      const [x = NaN, y = NaN] = (placed ?? []).slice(1).filter(Boolean).map(Number)
      const half = tile.innerHTML.includes('scale(2)') ? 100 : 50
      const corner = new DOMPoint(x - half, y - half).matrixTransform(
        picture.getScreenCTM() as DOMMatrix,
      )
      return !(corner.x > box.right - 0.5 || corner.y > box.bottom - 0.5)
    })
    return { out: out.length, seen: seen.map((tile) => tile.outerHTML) }
  })

const screens = [
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
]

const widths = [320, 360, 768, 1024, 1440, 1920, 2560]

for (const path of everyPath) {
  test(`nothing moves while ${path} loads, starts and shows its ticket button`, async ({
    page,
    watch,
  }) => {
    watch.ignoreConsole()
    await page.route('**/*.woff2', (route) => route.abort())
    await noteShifts(page)
    for (const size of screens) {
      await page.setViewportSize(size)
      await open(page, path)
      await page.mouse.wheel(0, 150)
      await drawnFrame(page)
      expect(await shifted(page), `at ${size.width} px`).toBe(0)
    }
  })

  test(`when the font comes late, ${path} moves next to nothing`, async ({ page, watch }) => {
    watch.ignoreConsole()
    await noteShifts(page)
    // A fiftieth of what counts as good (https://web.dev/articles/cls); a word of the speakers' intro changes its line.
    const most = path === '/ponentes' ? 0.025 : 0.002
    for (const size of screens) {
      await page.setViewportSize(size)
      const font = await hold(page, ({ pathname }) => pathname.endsWith('.woff2'))
      await page.goto(path, { waitUntil: 'commit' })
      await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0)
      expect(await page.evaluate(() => document.fonts.status)).toBe('loading')
      font.release()
      await page.evaluate(() => document.fonts.ready)
      await drawnFrame(page)
      expect(await shifted(page), `at ${size.width} px`).toBeLessThan(most)
    }
  })

  test(`${path} has pictures that take their room before they are drawn`, async ({
    page,
    watch,
  }) => {
    watch.ignoreConsole()
    // Neither the frame after which they would be drawn comes, nor the moment for the app to start.
    await page.addInitScript(() =>
      Object.assign(window, { requestAnimationFrame: () => 0, requestIdleCallback: () => 0 }),
    )
    await page.goto(path)
    await page.evaluate(() => document.fonts.ready)
    const atEachWidth = async () => {
      const found = []
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 })
        found.push({ width, sizes: await sizes(page), drawn: await drawn(page) })
      }
      return found
    }
    const waiting = await atEachWidth()
    await page.evaluate(() => {
      for (const picture of document.querySelectorAll('svg')) picture.dataset.drawn = ''
    })
    const whole = await atEachWidth()
    for (const [place, { width, sizes: room, drawn: tiles }] of waiting.entries()) {
      expect(room, `at ${width} px`).toEqual(whole[place]?.sizes)
      if (path === '/') expect(tiles).toBeLessThan(whole[place]?.drawn ?? 0)
    }
  })

  test(`${path} leaves out no tile that would be in sight, and scrolls down alone`, async ({
    page,
    watch,
  }) => {
    watch.ignoreConsole()
    await page.goto(path)
    for (const width of [320, 363, 364, 414, 639, 640, 799, 800, 1023, 1024, 1439, 1440, 2560]) {
      await page.setViewportSize({ width, height: 800 })
      const { out, seen } = await tilesLeftOut(page)
      expect(seen, `at ${width} px`).toEqual([])
      expect(await overflow(page), `at ${width} px`).toBeLessThanOrEqual(0)
      if (path !== '/no-existe' && width < 640) expect(out).toBeGreaterThan(0)
    }
  })
}

test('the tiles of the wall turn into place in one gesture, and not under reduced motion', async ({
  page,
}) => {
  /** Of each tile's animation, when it ends and where its keyframes lie. */
  async function gestures() {
    await page.goto('/')
    return page.evaluate(() => {
      // Anew, because on a slow machine they may be over.
      const wall = document.querySelector('main header svg') as SVGElement
      const again = wall.cloneNode(true) as SVGElement
      wall.replaceWith(again)
      return again.getAnimations({ subtree: true }).map(({ effect }) => {
        const { delay, endTime } = effect?.getComputedTiming() ?? {}
        const offsets = (effect as KeyframeEffect).getKeyframes().map(({ offset }) => offset)
        return `${delay} ${endTime} ${offsets.join()}`
      })
    })
  }
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  expect([...new Set(await gestures())]).toEqual(['0 800 0,1'])
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await gestures()).toEqual([])
})

test('soon every picture is drawn, on the first page and on the next', async ({ page }) => {
  await open(page, '/faq')
  await expectPicturesDrawn(page)
  for (const [name, title] of [
    ['Inicio', /^Encuentro/],
    ['Contacto', 'Contacto'],
  ] as const) {
    await siteNavigation(page).getByRole('link', { name }).click()
    await expect(heading(page)).toHaveText(title)
    await expect(page.locator('main svg').last()).toHaveAttribute('data-drawn', '')
    await expectPicturesDrawn(page)
  }
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('every picture is drawn at once', async ({ page }) => {
    await page.goto('/faq')
    await expect(page.locator('footer svg')).toHaveCSS('content-visibility', 'visible')
  })
})

test('every link, button and field is at least 24 px high, and those of the common layout 44', async ({
  page,
  watch,
}) => {
  watch.ignoreConsole()
  await page.setViewportSize({ width: 360, height: 740 })
  for (const path of everyPath) {
    await page.goto(path)
    const small = await page.evaluate(() =>
      [...document.querySelectorAll('a, button, input, textarea, summary')]
        .filter(
          (element) => element.checkVisibility() && getComputedStyle(element).display !== 'inline',
        )
        .filter((element) => !element.matches('a[href="#contenido"]'))
        .map((element) => ({
          name: element.textContent,
          height: element.getBoundingClientRect().height,
          least: element.closest('header, form') ? 43.9 : 23.9,
        }))
        .filter(({ height, least }) => height < least),
    )
    expect(small, path).toEqual([])
  }
})

const usualScreens = [
  [320, 640],
  [360, 640],
  [393, 852],
  [768, 1024],
  [1024, 768],
  [1280, 720],
  [1366, 768],
  [1440, 900],
  [1920, 1080],
  [2560, 1440],
] as const

const onItsSide = [740, 360] as const

/** What people come for, by its selectors, and the sizes beyond the usual ones. */
const firstScreens = {
  '/entradas': { parts: ['h1', '#comprar a.button'], more: [onItsSide] },
  '/patrocina': { parts: ['h1', 'a[href="#dosier"]'], more: [] },
  '/contacto': { parts: ['h1', 'label[for$=nombre]', '[name=nombre]'], more: [] },
  '/sin-conexion.html': { parts: ['h1', 'header p', 'a.button'], more: [onItsSide] },
  '/no-existe': { parts: ['h1', 'p:not([role])', 'a.button'], more: [onItsSide, [820, 1180]] },
} as const

for (const [path, { parts, more }] of Object.entries(firstScreens)) {
  test(`what one comes to ${path} for is in its first screen, at every size`, async ({
    page,
    watch,
  }) => {
    watch.ignoreConsole()
    await page.clock.setFixedTime(moments.before)
    await page.goto(path)
    for (const [width, height] of [...usualScreens, ...more]) {
      await page.setViewportSize({ width, height })
      for (const part of parts) {
        const box = await page.getByRole('main').locator(part).first().boundingBox()
        const end = box ? box.y + box.height : Infinity
        expect(end, `${part} at ${width} × ${height}`).toBeLessThanOrEqual(height)
      }
    }
  })
}

test('the not-found page is a screen high and shows the tile that is set the wrong way', async ({
  page,
  watch,
}) => {
  watch.ignoreConsole()
  await page.goto('/no-existe')
  for (const [width, height] of [...usualScreens, onItsSide, [820, 1180]] as const) {
    await page.setViewportSize({ width, height })
    const { wrong, pageHeight, shown } = await page.evaluate(() => {
      const looks = [...document.querySelectorAll('main svg > .az')]
      const odd = looks.filter(
        (one) => looks.filter((other) => other.classList.value === one.classList.value).length < 2,
      )
      const box = odd[0]?.getBoundingClientRect() ?? new DOMRect()
      const points = [0.1, 0.5, 0.9].flatMap((x) =>
        [0.1, 0.5, 0.9].map((y) => [box.x + box.width * x, box.y + box.height * y] as const),
      )
      return {
        wrong: odd.length,
        pageHeight: document.documentElement.scrollHeight,
        shown: points.every(([x, y]) => odd[0]?.contains(document.elementFromPoint(x, y)) ?? false),
      }
    })
    expect({ wrong, pageHeight, shown }, `at ${width} × ${height}`).toEqual({
      wrong: 1,
      pageHeight: height,
      shown: true,
    })
  }
})

test('every picture of tiles reaches the edges of its box', async ({ page, watch }) => {
  watch.ignoreConsole()
  for (const path of Object.keys(firstScreens)) {
    await page.goto(path)
    for (const width of [320, 393, 768, 1024, 1100, 1366, 1440, 2560]) {
      await page.setViewportSize({ width, height: 800 })
      const { pictures, slits } = await page.evaluate(() => {
        const seen = [...document.querySelectorAll<SVGSVGElement>('main svg[viewBox]')].filter(
          (picture) => picture.checkVisibility(),
        )
        return {
          pictures: seen.length,
          slits: seen.flatMap((picture) => {
            const { left, right, top, bottom } = picture.getBoundingClientRect()
            const style = getComputedStyle(picture)
            const { x, y, width: w, height: h } = picture.viewBox.baseVal
            const matrix = picture.getScreenCTM() as DOMMatrix
            const start = new DOMPoint(x, y).matrixTransform(matrix)
            const end = new DOMPoint(x + w, y + h).matrixTransform(matrix)
            const slit = Math.max(
              start.x - left - Number.parseFloat(style.borderLeftWidth),
              right - Number.parseFloat(style.borderRightWidth) - end.x,
              start.y - top - Number.parseFloat(style.borderTopWidth),
              bottom - Number.parseFloat(style.borderBottomWidth) - end.y,
            )
            return slit > 1 ? [`${picture.classList.value}: ${slit} px`] : []
          }),
        }
      })
      expect(pictures).toBeGreaterThan(0)
      expect(slits, `${path} at ${width} px`).toEqual([])
    }
  }
})

test('the ticket takes the same room after the event, when nothing is sold', async ({ page }) => {
  const rooms: number[][] = []
  for (const phase of ['before', 'after'] as const) {
    await page.clock.setFixedTime(moments[phase])
    await open(page, '/entradas')
    const stub = page.locator('#comprar a.button')
    await expect(stub).toContainText(phase === 'before' ? 'Comprar en' : 'Ver el evento en')
    await expect(page.getByText('Aforo limitado')).toHaveCount(phase === 'before' ? 1 : 0)
    const room: number[] = []
    for (const width of [320, 360, 393, 672, 768, 1024, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 800 })
      const button = await stub.boundingBox()
      const whole = await page.locator('#comprar').boundingBox()
      room.push(width, button?.height ?? 0, whole?.height ?? 0)
    }
    rooms.push(room)
  }
  expect(rooms[1]).toEqual(rooms[0])
})

test('the label of the wristband covers exactly two of its tiles', async ({ page }) => {
  await page.goto('/entradas')
  for (const width of [320, 393, 768, 1024, 1440, 1920]) {
    await page.setViewportSize({ width, height: 800 })
    const label = page.getByRole('heading', { name: 'Pulsera' })
    const tile = await label.locator('xpath=../*[name()="svg"][1]').boundingBox()
    const box = await label.boundingBox()
    if (!tile || !box) throw new Error('The wristband is not drawn.')
    expect(Math.abs(box.width - 2 * tile.width), `at ${width} px`).toBeLessThan(1)
    expect(Math.abs(box.height - tile.width), `at ${width} px`).toBeLessThan(1)
    expect(Math.abs(box.x - tile.x - tile.width), `at ${width} px`).toBeLessThan(1)
  }
})

test('the mail address breaks after its @ or not at all, and X is as easy to hit as the others', async ({
  page,
}) => {
  await page.goto('/contacto')
  const main = page.getByRole('main')
  for (const width of [320, 360, 390, 768, 1023, 1024, 1080, 1150, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    const pieces = await main.getByRole('link', { name: event.email }).evaluate((link) =>
      [...link.childNodes]
        .filter((node) => node instanceof Text)
        .map((text) => {
          const range = document.createRange()
          range.selectNodeContents(text)
          return new Set([...range.getClientRects()].map(({ top }) => top)).size
        }),
    )
    expect(pieces, `at ${width} px`).toEqual([1, 1])
    const x = await main.getByRole('link', { name: /^X/ }).boundingBox()
    expect(x?.width, `at ${width} px`).toBeGreaterThan(43.9)
  }
})

/** What a sheet must say beside what all say. */
const ownTexts: Readonly<Record<string, readonly string[]>> = {
  '/faq': questions.flatMap(({ question, answer }) => [question, withoutLinks(answer)]),
  '/entradas': [`(${event.ticketUrl})`, ...perks.map(({ text }) => text)],
  '/programa': [morning, night].flatMap(({ items }) =>
    items.flatMap(({ start, end, title, talks = [] }) => [
      start,
      end,
      title,
      ...talks.flatMap(({ name, talk }) => [name, talk]),
    ]),
  ),
}

/** What one takes along on the day. */
const oneSheet: ReadonlySet<string> = new Set(['/programa', '/entradas'])

test('every printed page stands alone, without its navigation', async ({ page, watch }) => {
  watch.ignoreConsole()
  const { mall, park } = venues
  const alone = [
    eventName(event),
    'Sábado 8 de noviembre de 2025, 11:00–21:00',
    `${mall.street}, 11:00–14:30`,
    `${park.street}, 14:30–21:00`,
    event.ticketUrl,
  ]
  for (const { path } of routes) {
    await page.goto(path)
    await expect(page.getByText(`${park.street}, 14:30`)).toBeHidden()
    for (const format of ['A4', 'Letter']) {
      const pdf = await openPdf(await page.pdf({ format, preferCSSPageSize: true }))
      const most = oneSheet.has(path) && format === 'A4' ? 1 : path === '/' ? 3 : 2
      expect(pdf.numPages, `${path} on ${format}`).toBeLessThanOrEqual(most)
      const texts = Array.from({ length: pdf.numPages }, (_, i) => textOf(pdf, i + 1))
      const whole = (await Promise.all(texts)).join(' ').replace(/\s+/g, '')
      // An answer of the FAQ reads on behind the address that is printed after a link.
      const text = path === '/faq' ? whole + whole.replace(/\(https?:[^)]*\)/g, '') : whole
      const needed = [...alone, ...(ownTexts[path] ?? [])]
      const missing = needed.filter((part) => !text.includes(part.replace(/\s+/g, '')))
      expect(missing, `${path} on ${format}`).toEqual([])
    }
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('navigation')).toHaveCount(0)
    await page.emulateMedia({ media: null })
  }
})
