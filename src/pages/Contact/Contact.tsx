import * as copy from 'content/copy.ts'
import { event } from 'content/values.ts'
import { cutOut } from 'content/cutOuts/contact.ts'
import { tile } from '../../azulejo/compose.ts'
import { Azulejo } from '../../components/Azulejo/Azulejo.tsx'
import { LinkList } from '../../site/ExternalLink.tsx'
import { MailLink } from '../../site/MailLink/MailLink.tsx'
import { InnerPage } from '../../site/InnerPage.tsx'
import { PageForm } from '../../site/Form/PageForm.tsx'
import * as styles from './Contact.module.scss'

const { email, social } = event
const compass = tile({ motif: 'rosa', palette: 'trono' })

/** The page with the contact form. The router needs the name `Component` (src/routes.tsx). */
export function Component() {
  const { form: formTexts, ways } = copy.contact
  const hasEmail = email !== undefined
  const hasSocial = social.length > 0
  const hasReply = ways.reply !== ''
  const hasWays = hasEmail || hasSocial || hasReply
  return (
    <InnerPage page="contact" backdrop={cutOut}>
      <div className={styles.sides}>
        <section className={`flow ${styles.form}`}>
          <h2>{formTexts.heading}</h2>
          <PageForm id="contacto" form="contact" texts={formTexts} />
        </section>
        <section className={styles.ways} data-tone="call">
          <div className={`flow ${styles.text}`}>
            {hasWays && <h2>{ways.heading}</h2>}
            {hasEmail && (
              <p className={styles.email}>
                <MailLink />
              </p>
            )}
            {hasSocial && <LinkList links={social} />}
            {hasReply && <p className={styles.reply}>{ways.reply}</p>}
          </div>
          <Azulejo art={compass} className={styles.compass} />
        </section>
      </div>
    </InnerPage>
  )
}
