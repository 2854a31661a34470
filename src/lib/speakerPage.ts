import type { Page, Speaker } from '../content/schema.ts'

/** Path of the small page by which a speaker is passed on: "/ponentes/lucia-romero". */
export function speakerPath(id: string, { path }: Pick<Page, 'path'>): string {
  return `${path}/${id}`
}

/** Title of its preview: who, and what about; without a talk, who that is. */
export function speakerTitle({ name, role }: Speaker, talk: string | undefined): string {
  return `${name}: ${talk ?? role}`
}
