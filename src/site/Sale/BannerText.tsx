import { TextWithLinks } from '../TextWithLinks.tsx'
import * as styles from './BannerText.module.scss'

/** A text about the state of event or sale, which stands on a field of any colour. */
export function BannerText({ children }: { readonly children: string }) {
  return (
    <span className={styles.root}>
      <TextWithLinks text={children} />
    </span>
  )
}
