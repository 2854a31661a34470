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

export function Component() {
  const { form: formTexts, ways } = copy.contact
  const hasWays = email !== undefined || social.length > 0 || Boolean(ways.reply)
  return (
    <InnerPage page="contact" sign={cutOut}>
      <div className={styles.sides}>
        <section className={`flow ${styles.form}`}>
          <h2>{formTexts.heading}</h2>
          <PageForm id="contacto" form="contact" texts={formTexts} />
        </section>
        <section className={styles.ways} data-tone="call">
          <div className={`flow ${styles.text}`}>
            {hasWays && <h2>{ways.heading}</h2>}
            {email && (
              <p className={styles.email}>
                <MailLink />
              </p>
            )}
            {social[0] && <LinkList links={social} />}
            {ways.reply && <p className={styles.reply}>{ways.reply}</p>}
          </div>
          <Azulejo art={compass} className={styles.compass} />
        </section>
      </div>
    </InnerPage>
  )
}
