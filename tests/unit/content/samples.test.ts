// What is invented in the delivered event, and what it promises to the public (issue: content, "samples").
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { contentFolder } from '../../../scripts/content/site-content.ts'
import { marked } from '../../../scripts/content/samples.ts'
import { contentFiles } from '../../../src/content/schema.ts'
import {
  benefits,
  copy,
  editions,
  event,
  morning,
  night,
  perks,
  questions,
  speakers,
  specificationFolder,
  sponsorBenefits,
  venues,
} from '../../support/specification.ts'

const samples = marked('samples', specificationFolder)
const promises = marked('promises', specificationFolder)
const files = Object.keys(contentFiles).map((name) => `${name}.yaml`)
const read = (folder: string, file: string) => readFileSync(path.join(folder, file), 'utf8')
const fieldOf = (text: string, field: string) =>
  (parse(text) as Readonly<Record<string, unknown>>)[field]

describe('the sample values', () => {
  it('name every invented value, so that npm run prelaunch finds it', () => {
    const listed = samples.map(({ value }) => value)
    expect(listed).toEqual(
      expect.arrayContaining([
        event.name,
        event.shortName,
        event.email,
        event.ticketUrl,
        ...event.social.map(({ url }) => url),
        ...Object.values(speakers).flatMap(({ name, role }) => [name, role]),
        ...Object.values(venues).flatMap((venue) => [
          venue.name,
          venue.street,
          venue.postalCode,
          String(venue.latitude),
          String(venue.longitude),
        ]),
        ...editions.map(({ title }) => title),
      ]),
    )
  })

  it('come with every promise to the public', () => {
    const made = [
      ...questions.map(({ id }) => id),
      ...[...perks, ...benefits, ...sponsorBenefits].map(({ title }) => title),
      ...[...morning.items, ...night.items].map(({ title }) => title),
      ...Object.values(speakers).map(({ name }) => name),
    ]
    const named = promises.map(({ file, field }) => {
      const keys = field.split(/[.[\]]+/).filter(Boolean)
      const around = keys.slice(0, keys.indexOf('answer') > 0 ? keys.indexOf('answer') : -1)
      const group = around.reduce<unknown>(
        (value, key) => (value as Readonly<Record<string, unknown>>)[key],
        parse(read(specificationFolder, file)),
      ) as Readonly<Record<'id' | 'title' | 'name', string | undefined>>
      return group.id && file === 'faq.yaml' ? group.id : (group.title ?? group.name)
    })
    expect(named).toEqual(expect.arrayContaining(made))
    const texts = promises.map(({ value }) => value)
    expect(texts).toContain(copy.contact.form.success)
    expect(texts).toContain(copy.sponsorship.form.success)
  })

  it('are each found once by how they begin', () => {
    for (const [mark, found] of [
      ['samples', samples],
      ['promises', promises],
    ] as const) {
      const beginnings = files.flatMap((file) => {
        const list = fieldOf(read(specificationFolder, file), mark) ?? []
        return (list as readonly string[]).map((beginning) => ({ file, beginning }))
      })
      expect(beginnings.length).toBeGreaterThan(20)
      const lost = beginnings.filter(
        ({ file, beginning }) =>
          !found.some((one) => one.file === file && one.value.startsWith(beginning)),
      )
      expect(lost).toEqual([])
      const names = found.map(({ file, field }) => `${file} · ${field}`)
      expect(new Set(names).size).toBe(names.length)
    }
  })

  it('name first, of the answers, what concerns safety and health', () => {
    const answers = promises.filter(({ file }) => file === 'faq.yaml')
    expect(answers.slice(0, 2).map(({ value }) => value)).toEqual([
      expect.stringMatching(/^Sí, la comida/),
      expect.stringMatching(/^Las \{sedes\} sedes tienen entrada sin escalones/),
    ])
  })
})

/** Not what an organiser made of it. */
const isDelivered = () => {
  const own = path.join(contentFolder, 'event.yaml')
  if (!existsSync(own)) return false
  const [theirs, ours] = [readFileSync(own, 'utf8'), read(specificationFolder, 'event.yaml')]
  return ['name', 'start'].every((field) => fieldOf(theirs, field) === fieldOf(ours, field))
}

describe('the delivered content', () => {
  it('is the event of the specification, file by file, as long as it has its name and its day', () => {
    for (const file of isDelivered() ? files : []) {
      expect({ file, text: read(contentFolder, file) }).toEqual({
        file,
        text: read(specificationFolder, file),
      })
    }
  })
})
