import { slugOf } from '../../../src/lib/texts.ts'
import { plainName } from './names.ts'
import { fieldsOf, listOf, objectsOf, textOf } from './values.ts'

type Link = { readonly name: string; readonly url: string }

/** A person as a source describes them. A value that the source does not have is empty. */
export type Person = {
  /** The identifier in the source. It tells two people with the same name apart. */
  readonly id: string
  readonly name: string
  readonly role: string
  readonly bio: string
  /** The address of a photo. */
  readonly photo: string
  readonly links: readonly Link[]
}

const nothingKnown: Omit<Person, 'name'> = { id: '', role: '', bio: '', photo: '', links: [] }

/**
 * A person with a name.
 * @param about any other known values
 */
export const personNamed = (name: string, about: Partial<Person> = {}): Person => ({
  ...nothingKnown,
  ...about,
  name: plainName(name),
})

/** A person from a name, or from an object in JSON of Sessionize or pretalx. */
export function personOf(value: unknown): Person {
  if (typeof value === 'string') return personNamed(value)
  const fields = fieldsOf(value)
  const firstText = (...names: readonly string[]) =>
    names.map((name) => textOf(fields[name])).find(Boolean) ?? ''
  return personNamed(firstText('public_name', 'fullName', 'name'), {
    id: firstText('code', 'id'),
    role: firstText('tagLine'),
    bio: firstText('bio', 'biography'),
    photo: firstText('profilePicture', 'avatar'),
    links: objectsOf(listOf(fields.links)).map(({ title, url }) => ({
      name: textOf(title),
      url: textOf(url),
    })),
  })
}

/**
 * The key of a person: the identifier in the source or, without one, the slug of the name. A name without Latin letters has no
 * slug, so the name itself is the key.
 */
export const keyOf = ({ id, name }: Person): string => id || slugOf(name) || name
