// Renews the README's pictures: screenshots of the site in dist, as it looks a week before the event. No npm script runs this
// command: node --import tsx scripts/pictures.ts
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { openEvent } from './build/derive/openEvent.ts'
import { serveSite } from './build/hosts/server.ts'
import { addressOf, readBuiltSite } from './build/lib/builtSite.ts'
import { runScript } from './build/lib/runScript.ts'
import { settingsOf } from './build/lib/settings.ts'
import { ensureChromium } from './tools/audit/chromium.ts'

const laptop = { width: 1200, height: 750 }
const phone = { width: 360, height: 780 }

const pictures = [
  { name: 'inicio', route: '', viewport: laptop, colorScheme: 'light' },
  { name: 'programa', route: 'programa', viewport: phone, colorScheme: 'dark' },
  { name: 'entradas', route: 'entradas', viewport: phone, colorScheme: 'light' },
] as const

const weekInMs = 7 * 24 * 3600 * 1000

const settings = settingsOf(process.env, Date.now())

await runScript('pictures', settings, async (report) => {
  const { event } = openEvent(settings).content
  const { pathname: base } = addressOf(readBuiltSite(settings.dist))
  const server = await serveSite({ dir: settings.dist, port: 0, base })
  const browser = await chromium.launch({
    executablePath: ensureChromium(report, settings.environment.CHROME_PATH),
  })
  try {
    for (const { name, route, viewport, colorScheme } of pictures) {
      const page = await browser.newPage({ viewport, colorScheme, reducedMotion: 'reduce' })
      await page.clock.setFixedTime(event.from - weekInMs)
      await page.goto(server.url + route, { waitUntil: 'networkidle' })
      const screenshot = await page.screenshot()
      const file = `.readme/${name}.webp`
      await sharp(screenshot).toFile(file)
      report(file)
      await page.close()
    }
  } finally {
    await Promise.all([browser.close(), server.close()])
  }
})
