import type { Exchange } from './server.ts'
import { homeName, notFoundName, siteName } from './sites.ts'
import { largest, sample, sum, type Sample } from './stats.ts'
import { newVisitor, openAndSettle, settleAfter, slowProcessor, type Lab } from './visit.ts'
import type { PageWeight } from './weigh.ts'

export type SecondPage = {
  readonly page: string
  /** Bodies, of script and styles, that this page needs beyond what the page before it had loaded. */
  readonly own: number
  /** What was asked for only after the click. */
  readonly afterClick: readonly string[]
  /** From the click to the new heading on the screen, in milliseconds. */
  readonly heading: Sample
}

/** For how long a mouse button is down, in milliseconds: the frame that shows it pressed is drawn before the click. */
const press = 80

/** From which page a visitor comes to another by a link. */
const previousPage = (page: string) => (page === homeName ? '/faq' : homeName)

/** Script that one page's app loads and another's does not. */
export function ownScript(page: PageWeight, previous: PageWeight): number {
  return sum(
    Object.entries(page.startScripts)
      .filter(([path]) => !(path in previous.startScripts))
      .map(([, bytes]) => bytes),
  )
}

/** Follows a link to each page, on a slow processor, after the pointer has shown where it goes. */
export async function measureSecondPages(
  lab: Lab,
  weights: readonly PageWeight[],
): Promise<SecondPage[]> {
  const weightOf = (page: string) => {
    const weight = weights.find((candidate) => candidate.page === page)
    if (!weight) throw new Error(`The page ${page} was not weighed.`)
    return weight
  }
  const found: SecondPage[] = []
  for (const { name } of lab.subjects.filter((subject) => subject.name !== notFoundName)) {
    const from = previousPage(name)
    const clicks: Click[] = []
    for (let round = 0; round < lab.options.rounds; round++)
      clicks.push(await followLink(lab, from, name))
    found.push({
      page: name,
      // What was fetched when idle, before the pointer came, is known by comparing the two pages alone.
      own: largest([
        ownScript(weightOf(name), weightOf(from)),
        ...clicks.map(({ bytes }) => bytes),
      ]),
      afterClick: [...new Set(clicks.flatMap(({ requests }) => requests))],
      heading: sample(clicks.map(({ heading }) => heading)),
    })
    lab.report(`${from} → ${name}`)
  }
  return found
}

type Click = {
  readonly heading: number
  /** What was asked for after the click. */
  readonly requests: readonly string[]
  /** Bodies fetched since the pointer came to the link. */
  readonly bytes: number
}

async function followLink({ browser, server }: Lab, from: string, to: string): Promise<Click> {
  const visitor = await newVisitor(browser, { serviceWorker: false, on: 'desktop' })
  const tab = await visitor.newPage()
  await slowProcessor(tab)
  await openAndSettle(tab, server.urlOf(siteName) + from.slice(1), true)
  server.takeLog()
  const link = tab.locator(`a[href="${to}"]:visible`).first()
  await settleAfter(tab, () => link.hover())
  const ahead = withoutIcons(server.takeLog())
  let heading = Number.NaN
  await settleAfter(tab, async () => {
    const shown = tab.evaluate(() => window.benchNextHeading())
    await link.click({ delay: press })
    heading = await shown
  })
  const afterClick = withoutIcons(server.takeLog())
  await visitor.close()
  return {
    heading,
    requests: afterClick.map(({ path }) => path),
    bytes: sum([...ahead, ...afterClick].map(({ bodyBytes }) => bodyBytes)),
  }
}

/** A browser asks for the tab's icon when it likes, also when a page changes its title. */
const withoutIcons = (exchanges: readonly Exchange[]) =>
  exchanges.filter(({ path }) => !path.includes('icon'))
