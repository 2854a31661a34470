import { textPageImages } from 'content/values.ts'
import { cutOut } from 'content/cutOuts/textPage.ts'
import { cutFromTiles } from '../../azulejo/mosaic.ts'
import { trustedHtml } from '../../browser/trustedTypes.ts'
import { PageHeader, cutOutBackdrop } from '../../components/PageHeader/PageHeader.tsx'
import { useHeadOf } from '../../site/usePageHead.ts'
import * as styles from './TextPage.module.scss'
import type { TextPage } from '../../event/model.ts'

/** Makes the page component of a text page. */
export function textPage(page: TextPage) {
  const { path, heading, intro, html } = page
  const backdrop = cutOutBackdrop(cutFromTiles(cutOut, { seed: path }))
  // The object is made only once. React would treat a new object as a change, and write the text again.
  const text = { __html: trustedHtml(html) }
  return function TextPage() {
    useHeadOf({ ...page, image: textPageImages[path] })
    return (
      <>
        <PageHeader heading={heading} intro={intro} backdrop={backdrop} />
        <div className={`wrapper ${styles.root}`} dangerouslySetInnerHTML={text} />
      </>
    )
  }
}
