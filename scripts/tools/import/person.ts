import { slugOf } from '../../../src/lib/texts.ts'
import { plainName } from './names.ts'
import { fieldsOf, listOf, objectsOf, textOf } from './values.ts'

type Link = { readonly name: string; readonly url: string }

/** A person as a source describes them; what it does not say is empty. */
export type Person = {
  /** The source's own identifier: it tells two people of one name apart. */
  readonly id: string
  readonly name: string
  readonly role: string
  readonly bio: string
  /** Address of a photo. */
  readonly photo: string
  readonly links: readonly Link[]
}

const nobodyKnown: Omit<Person, 'name'> = { id: '', role: '', bio: '', photo: '', links: [] }

/** Somebody of whom a table says so much. */
export const personNamed = (name: string, about: Partial<Person> = {}): Person => ({
  ...nobodyKnown,
  ...about,
  name: plainName(name),
})

/** A person of Sessionize's or pretalx' JSON, or a bare name. */
export function personOf(value: unknown): Person {
  if (typeof value === 'string') return personNamed(value)
  const fields = fieldsOf(value)
  const first = (...names: readonly string[]) =>
    names.map((name) => textOf(fields[name])).find(Boolean) ?? ''
  return personNamed(first('public_name', 'fullName', 'name'), {
    id: first('code', 'id'),
    role: first('tagLine'),
    bio: first('bio', 'biography'),
    photo: first('profilePicture', 'avatar'),
    links: objectsOf(listOf(fields.links)).map(({ title, url }) => ({
      name: textOf(title),
      url: textOf(url),
    })),
  })
}

/** One key a person: the source's identifier, else the name without accents and capitals. */
export const keyOf = ({ id, name }: Person): string => id || slugOf(name) || name
