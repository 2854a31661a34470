// The script at the end of each page. It does what cannot wait for the app, and decides when the app starts.
import { readFromFragment } from './app/engine/fragment.ts'
import { scheduleApp, whenParsed } from './app/engine/scheduleApp.ts'
import { drawPictures } from './browser/pictures.ts'
import { unfoldOnPaper } from './browser/printing.ts'

/** Ignores the second click of a double click on a <summary>: it would close what the first click opened. */
function ignoreSecondClick(click: MouseEvent) {
  // `detail` counts the clicks in a row, so each even one ends a double click. It is 0 for the keyboard.
  const isSecond = click.detail % 2 === 0 && click.detail > 0
  if (!isSecond || !(click.target as Element).closest('summary')) return
  click.preventDefault()
  click.stopPropagation()
}

async function startApp() {
  const main = await import('./main.tsx')
  await main.startApp()
}

unfoldOnPaper()

// Browsers without `toSorted` also lack other functions that the app needs (README, "Browsers"). They show the prerendered page
// without the app.
if ('toSorted' in Array.prototype) {
  document.addEventListener('click', ignoreSecondClick, { capture: true })
  // In `npm run dev` the pictures are drawn after React has hydrated the page (Azulejo.tsx): React would report the attribute
  // that drawing adds.
  if (import.meta.env.PROD) whenParsed(drawPictures)
  whenParsed(() => readFromFragment(location.hash))
  scheduleApp(startApp)
}
