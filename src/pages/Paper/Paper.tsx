import { createElement, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import * as copy from 'content:copy'
import { mosaic } from '../../azulejo/mosaic.ts'
import { BelowFold } from '../../components/BelowFold/BelowFold.tsx'
import { ExternalLink } from '../../components/ExternalLink/ExternalLink.tsx'
import { MailLink } from '../../components/MailLink/MailLink.tsx'
import { PageHeader } from '../../components/PageHeader/PageHeader.tsx'
import type { Markup, Paper } from '../../content/schema.ts'
import { usePaperHead } from '../../site/usePageHead.ts'
import * as styles from './Paper.module.scss'

/** Makes a page of a text of the content. */
export function paperPage(paper: Paper) {
  const { path, heading, intro, text } = paper
  const wall = mosaic(path, { columns: 16, rows: 1 })
  return function PaperPage() {
    usePaperHead(paper)
    return (
      <div className={styles.page}>
        <PageHeader heading={heading} intro={intro} art={wall} artPlace="band" />
        <BelowFold>
          {createElement('div', { className: `wrapper ${styles.root}` }, ...text.map(elementOf))}
        </BelowFold>
      </div>
    )
  }
}

/** An element of the text (scripts/content/paper-text.ts); needs no key, because a text never changes. */
function elementOf(markup: Markup): ReactNode {
  if (typeof markup === 'string') return markup
  const [tag, attributes, ...inner] = markup
  if (tag === 'a') return linkOf(attributes, inner)
  if (tag === 'table') return tableOf(attributes, inner)
  return createElement(tag, attributes, ...inner.map(elementOf))
}

type Attributes = Exclude<Markup, string>[1]

function linkOf({ to, href = '' }: Attributes, inner: readonly Markup[]): ReactNode {
  const words = inner.map(elementOf)
  if (to) return createElement(Link, { to }, ...words)
  if (href === `mailto:${inner.join('')}`) return <MailLink address={inner.join('')} />
  if (!href.startsWith('https:')) return createElement('a', { href }, ...words)
  return (
    <ExternalLink href={href} note={copy.layout.newTab}>
      {createElement('span', null, ...words)}
    </ExternalLink>
  )
}

/** On a phone a table scrolls in a box of its own, which a keyboard reaches (WCAG 2.1.1). */
function tableOf({ label }: Attributes, inner: readonly Markup[]): ReactNode {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it may scroll, and Safari makes no stop of what does
    <div className={styles.table} role="region" aria-label={label} tabIndex={0}>
      {createElement('table', null, ...inner.map(elementOf))}
    </div>
  )
}
