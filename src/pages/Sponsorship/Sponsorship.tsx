import { FeatureCard } from '../../components/FeatureCard/FeatureCard.tsx'
import { PageHeader } from '../../components/PageHeader/PageHeader.tsx'
import { RequestForm } from '../../components/RequestForm/RequestForm.tsx'
import { copy } from '../../content/copy.ts'
import { event } from '../../content/event.ts'
import { sponsorshipFields } from '../../content/forms.ts'
import { pages } from '../../content/pages.ts'
import { sponsorBenefits } from '../../content/sponsorship.ts'
import { usePageHead } from '../../layouts/usePageHead.ts'
import styles from './Sponsorship.module.scss'

export function Sponsorship() {
  usePageHead('sponsorship')
  const { benefits, form } = copy.sponsorship
  return (
    <>
      <PageHeader heading={pages.sponsorship.heading} intro={pages.sponsorship.intro} />
      <section className="wrapper region flow">
        <h2>{benefits.heading}</h2>
        <ul className={styles.benefits}>
          {sponsorBenefits.map(({ id, title, text }) => (
            <li key={id}>
              <FeatureCard title={title} text={text} emblem={null} />
            </li>
          ))}
        </ul>
      </section>
      <section className="wrapper region flow">
        <h2>{form.heading}</h2>
        <p className="lede">{form.intro}</p>
        <RequestForm
          id="patrocinio"
          fields={sponsorshipFields}
          texts={{ ...copy.form, ...form, explanation: copy.form.someRequired }}
          email={event.email}
        />
      </section>
    </>
  )
}
