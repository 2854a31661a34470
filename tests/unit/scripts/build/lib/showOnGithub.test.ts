// Commands show their messages as annotations on GitHub. GitHub reserves "%" and line breaks, and in the name of a file also
// ":" and ",". These characters are percent-encoded: "%25", "%0A", "%3A", "%2C".
import { expect, it, vi } from 'vitest'
import {
  ContentMistakes,
  type Mistake,
  mistakeIn,
} from '../../../../../scripts/build/read/mistakes.ts'
import { showOnGitHub } from '../../../../../scripts/build/lib/showOnGithub.ts'

/** The lines that a command prints so that GitHub shows a message as annotations. */
function annotationLinesOf(message: string, level: 'error' | 'warning' | 'notice' = 'error') {
  const log = vi.spyOn(console, 'log').mockReturnValue()
  showOnGitHub(message, level)
  return log.mock.calls.flat()
}

it.each<readonly [mistake: Mistake, annotation: string]>([
  [
    { ...mistakeIn('event.yaml', 'pone «100 %».', 12), field: 'start' },
    '::error file=src/content/event.yaml,line=12::start: pone «100 %25».',
  ],
  // A mistake without a line is shown at the first line.
  [
    mistakeIn('speakers/ana.heic', 'aquí solo se leen fotos.'),
    '::error file=src/content/speakers/ana.heic,line=1::aquí solo se leen fotos.',
  ],
  [
    mistakeIn('speakers/Ana López, 2.jpg', 'nadie la lee.'),
    '::error file=src/content/speakers/Ana López%2C 2.jpg,line=1::nadie la lee.',
  ],
])('the mistake %j is shown at its file and line', (mistake, annotation) => {
  const { message } = new ContentMistakes('src/content', [mistake])
  expect(annotationLinesOf(message)).toEqual([annotation])
})

it('each mistake of a message is shown on its own', () => {
  const { message } = new ContentMistakes('src/content', [
    mistakeIn('event.yaml', 'pone «-5».', 12),
    mistakeIn('faq.yaml', 'no es YAML.', 3),
  ])
  expect(annotationLinesOf(message)).toEqual([
    '::error file=src/content/event.yaml,line=12::pone «-5».',
    '::error file=src/content/faq.yaml,line=3::no es YAML.',
  ])
})

it.each([
  [
    'warning',
    'src/content/faq.yaml:3 · questions[0]: no dice a dónde lleva.',
    '::warning file=src/content/faq.yaml,line=3::questions[0]: no dice a dónde lleva.',
  ],
  // A path is shown without "./" and without double slashes.
  [
    'notice',
    './evento//faq.yaml:3: no es YAML.',
    '::notice file=evento/faq.yaml,line=3::no es YAML.',
  ],
] as const)('the %s "%s" is shown as "%s"', (level, message, annotation) => {
  expect(annotationLinesOf(message, level)).toEqual([annotation])
})

it('a message about a folder is shown without a file', () => {
  const { message } = new ContentMistakes('Mi-Evento', [mistakeIn('', 'no es ninguna carpeta.')])
  expect(annotationLinesOf(message)).toEqual([
    '::error::hay un error en el contenido:%0AMi-Evento: no es ninguna carpeta.',
  ])
})
