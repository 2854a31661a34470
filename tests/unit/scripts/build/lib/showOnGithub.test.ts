// Commands show their messages as annotations on GitHub. GitHub reserves "%", the line break and, in a file's name, the comma.
// They are written %25, %0A and %2C. A mistake without a line is shown at the first line.
import { expect, it, vi } from 'vitest'
import { ContentMistakes, mistakeIn } from '../../../../../scripts/build/read/mistakes.ts'
import { showOnGitHub } from '../../../../../scripts/build/lib/showOnGithub.ts'

it('mistakes of the content are shown on GitHub at their files and lines', () => {
  const { message } = new ContentMistakes('src/content', [
    { ...mistakeIn('event.yaml', 'pone «100 %».', 12), field: 'start' },
    mistakeIn('speakers/ana.heic', 'aquí solo se leen fotos.'),
    mistakeIn('speakers/Ana López, 2.jpg', 'nadie la lee.'),
  ])
  const log = vi.spyOn(console, 'log').mockReturnValue()
  showOnGitHub(message, 'error')
  showOnGitHub('src/content/faq.yaml:3 · questions[0]: no dice a dónde lleva.', 'warning')
  showOnGitHub('./evento//faq.yaml:3: no es YAML.', 'notice')
  const missingFolder = new ContentMistakes('Mi-Evento', [mistakeIn('', 'no es ninguna carpeta.')])
  showOnGitHub(missingFolder.message, 'error')
  expect(log.mock.calls.flat()).toEqual([
    '::error file=src/content/event.yaml,line=12::start: pone «100 %25».',
    '::error file=src/content/speakers/ana.heic,line=1::aquí solo se leen fotos.',
    '::error file=src/content/speakers/Ana López%2C 2.jpg,line=1::nadie la lee.',
    '::warning file=src/content/faq.yaml,line=3::questions[0]: no dice a dónde lleva.',
    '::notice file=evento/faq.yaml,line=3::no es YAML.',
    '::error::hay un error en el contenido:%0AMi-Evento: no es ninguna carpeta.',
  ])
})
