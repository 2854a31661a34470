// Small pieces that pages share: perks, speakers, links to other sites, hours (spec 2, 3, 7).
import { render, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { ExternalLink } from '../../../src/components/ExternalLink/ExternalLink.tsx'
import { MailLink } from '../../../src/components/MailLink/MailLink.tsx'
import { PerkList } from '../../../src/components/PerkList/PerkList.tsx'
import { SpeakerCard } from '../../../src/components/SpeakerCard/SpeakerCard.tsx'
import { TimeRange } from '../../../src/components/TimeRange/TimeRange.tsx'

describe('a mail address', () => {
  it('is a link that reads as the address and may break after its @ alone', () => {
    render(<MailLink address="hola@ejemplo.example" />)
    const link = screen.getByRole('link', { name: 'hola@ejemplo.example' })
    expect(link.getAttribute('href')).toBe('mailto:hola@ejemplo.example')
    expect(link.innerHTML.split('<wbr>')).toEqual(['hola@', 'ejemplo.example'])
  })
})

describe('the list of perks', () => {
  it('is a list with one item a perk, each with its title and text, in order', () => {
    render(
      <PerkList
        perks={[
          { title: 'Pulsera', text: 'Te la ponemos.' },
          { title: 'Comida', text: 'Al sol.' },
        ]}
      />,
    )
    const items = within(screen.getByRole('list')).getAllByRole('listitem')
    expect(items.map((item) => within(item).getByRole('strong').textContent)).toEqual([
      'Pulsera',
      'Comida',
    ])
    expect(items[1]?.textContent).toContain('Al sol.')
  })
})

describe('the card of a speaker', () => {
  const ada = { name: 'Ada Byron', role: 'Matemática', bio: 'Escribió el primer programa.' }

  it('shows name, role and biography, and can be linked to', () => {
    render(<SpeakerCard id="ada" speaker={ada} headingLevel={2} portrait={null} />)
    const card = screen.getByRole('article')
    expect(card.id).toBe('ada')
    expect(card.tabIndex).toBe(-1)
    expect(within(card).getByRole('heading', { level: 2 }).textContent).toBe('Ada Byron')
    expect(within(card).getByText('Matemática')).toBeTruthy()
    expect(within(card).getByText('Escribió el primer programa.')).toBeTruthy()
  })

  it('is short if there is no biography, under a heading of its place', () => {
    const { name, role } = ada
    render(<SpeakerCard speaker={{ name, role }} headingLevel={3} portrait={null} />)
    const card = screen.getByRole('article')
    expect(within(card).getByRole('heading', { level: 3 }).textContent).toBe('Ada Byron')
    expect(within(card).getAllByRole('paragraph')).toHaveLength(1)
    expect(card.hasAttribute('tabindex')).toBe(false)
  })

  it('shows the portrait that it is given', () => {
    render(<SpeakerCard speaker={ada} headingLevel={3} portrait={<img alt="" src="a.svg" />} />)
    expect(within(screen.getByRole('article')).getByRole('presentation')).toBeTruthy()
  })
})

describe('a link to another site', () => {
  it('opens a new tab that cannot reach back, and says so', () => {
    render(
      <ExternalLink href="https://example.org/" note="(se abre en una pestaña nueva)">
        Comprar
      </ExternalLink>,
    )
    const link = screen.getByRole('link', { name: /^Comprar ?\(se abre en una pestaña nueva\)$/ })
    expect(link.textContent).toBe('Comprar (se abre en una pestaña nueva)')
    expect(link.getAttribute('href')).toBe('https://example.org/')
    expect(link.getAttribute('target')).toBe('_blank')
    expect(link.getAttribute('rel')?.split(' ')).toContain('noopener')
  })
})

describe('hours', () => {
  it('are machine-readable, and read with a word where the eye sees a dash', () => {
    render(
      <p>
        <TimeRange from="11:00" to="14:30" />
      </p>,
    )
    const times = screen.getAllByRole('time')
    expect(times.map((time) => time.getAttribute('datetime'))).toEqual(['11:00', '14:30'])
    const paragraph = screen.getByRole('paragraph')
    const hidden = [...paragraph.querySelectorAll('[aria-hidden]')].map((part) => part.textContent)
    expect(hidden).toEqual(['–'])
    for (const part of paragraph.querySelectorAll('[aria-hidden]')) part.remove()
    expect(paragraph.textContent).toBe('11:00 a 14:30')
  })
})
