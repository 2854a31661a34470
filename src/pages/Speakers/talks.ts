import { programme } from 'content:values'
import { talksOf } from '../../event/agenda.ts'

const items = programme.flatMap(({ items: own, venue }) => own.map((item) => ({ ...item, venue })))

/** A speaker's talks, each with its item and the identifier of the venue. */
export const talksBy = (id: string) => talksOf(id, items)

export type GivenTalks = ReturnType<typeof talksBy>
