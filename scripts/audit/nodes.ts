import type { Page } from '@playwright/test'

/** Reads nodes of a page, given by CSS selectors or XPath; null for those that are not there. `read` runs in the page. */
export async function withNodes<T>(
  page: Page,
  targets: readonly string[],
  read: (nodes: readonly (Node | null)[]) => T,
): Promise<T> {
  const nodes = await page.evaluateHandle<readonly (Node | null)[], readonly string[]>(
    (paths) =>
      paths.map((path) =>
        path.startsWith('/')
          ? document.evaluate(path, document, null, XPathResult.FIRST_ORDERED_NODE_TYPE)
              .singleNodeValue
          : document.querySelector(path),
      ),
    targets,
  )
  try {
    return (await nodes.evaluate(read)) as T
  } finally {
    await nodes.dispose()
  }
}
