import { tile } from '../../azulejo/compose.ts'
import { mosaic } from '../../azulejo/mosaic.ts'
import { Azulejo } from '../../components/Azulejo/Azulejo.tsx'
import { RequestForm } from '../../components/RequestForm/RequestForm.tsx'
import { copy } from '../../content/copy.ts'
import { event } from '../../content/event.ts'
import { sponsorshipFields } from '../../content/forms.ts'
import { pages } from '../../content/pages.ts'
import { sponsorBenefits } from '../../content/sponsorship.ts'
import { InnerPage } from '../../site/InnerPage.tsx'
import * as styles from './Sponsorship.module.scss'

const wall = mosaic(pages.sponsorship.path, { columns: 6, rows: 4, calm: 1 })

const emblems = {
  visibilidad: tile('visibilidad', { motif: 'rosa', palette: 'trono' }),
  talento: tile('talento', { motif: 'trebol', palette: 'plaza' }),
  negocio: tile('negocio', { motif: 'petalos', palette: 'rio' }),
} as const

export function Sponsorship() {
  const { benefits, form } = copy.sponsorship
  return (
    <InnerPage page="sponsorship" art={wall} artPlace="corner">
      <section className="wrapper region flow">
        <h2>{benefits.heading}</h2>
        <ul>
          {sponsorBenefits.map(({ id, title, text }) => (
            <li key={id} className={styles.benefit}>
              <Azulejo art={emblems[id]} className={styles.emblem} />
              <h3 className={styles.title}>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </section>
      <section className={styles.request}>
        <div className={`wrapper region columns ${styles.sides}`}>
          <header className={styles.invitation}>
            <h2>{form.heading}</h2>
            <p className="lede">{form.intro}</p>
          </header>
          <div className={styles.paper}>
            <RequestForm
              id="patrocinio"
              fields={sponsorshipFields}
              texts={{ ...copy.form, ...form, explanation: copy.form.someRequired }}
              email={event.email}
            />
          </div>
        </div>
      </section>
    </InnerPage>
  )
}
