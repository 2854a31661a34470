import * as copy from 'content:copy'
import { questions } from 'content:faq'
import sign from 'content:figure/faq'
import { MailLink } from '../../site/MailLink/MailLink.tsx'
import { InnerPage } from '../../app/InnerPage.tsx'
import { TextWithLinks } from '../../site/TextWithLinks.tsx'
import { holdInPlace } from '../../browser/holdInPlace.ts'
import * as styles from './Faq.module.scss'

/**
 * Native disclosures that share a name, so that the browser keeps one open at a time, with script or without.
 * The fragment names the answer and not the disclosure: browsers open a closed one around the target by themselves.
 */
export function Component() {
  return (
    <InnerPage page="faq" sign={sign}>
      <div className={`wrapper region flow ${styles.layout}`}>
        <div>
          {questions.map(({ id, question, answer }) => (
            <details key={id} className={styles.question} name="preguntas">
              <summary className={styles.summary} onClick={holdInPlace}>
                <h2 className={styles.heading}>{question}</h2>
              </summary>
              <div className={styles.answer} id={id} tabIndex={-1}>
                <p>
                  <TextWithLinks text={answer} />
                </p>
                <p className={`off-paper ${styles.permalink}`}>
                  <a href={`#${id}`}>{copy.faq.permalink}</a>
                </p>
              </div>
            </details>
          ))}
        </div>
        <p className="lede">
          {copy.faq.more} <MailLink />
        </p>
      </div>
    </InnerPage>
  )
}
