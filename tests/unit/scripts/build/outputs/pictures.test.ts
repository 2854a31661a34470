import { expect, it } from 'vitest'
import { encodePictures, UnfitPicture } from '../../../../../scripts/build/outputs/pictures.ts'

const files = {
  speakers: { ana: '/tmp/event/speakers/ana.jpg', eva: '/tmp/event/speakers/eva.png' },
  editions: { primera: '/tmp/event/editions/primera.webp' },
}

it('pictures are encoded one after another', async () => {
  const steps: string[] = []
  await encodePictures('mi-evento', files, async (folder, id) => {
    steps.push(`${folder}/${id} begins`)
    await Promise.resolve()
    steps.push(`${folder}/${id} ends`)
  })
  expect(steps).toEqual([
    'speakers/ana begins',
    'speakers/ana ends',
    'speakers/eva begins',
    'speakers/eva ends',
    'editions/primera begins',
    'editions/primera ends',
  ])
})

it('all pictures that cannot be published are reported together, with the names of their files', async () => {
  const encoding = encodePictures('mi-evento', files, async (_, id) => {
    if (id !== 'eva') throw new UnfitPicture('está dañada.')
  })
  await expect(encoding).rejects.toMatchObject({
    mistakes: [
      { file: 'speakers/ana.jpg', problem: 'está dañada.' },
      { file: 'editions/primera.webp', problem: 'está dañada.' },
    ],
  })
})

it('any other error stops the encoding at once', async () => {
  const encodedIds: string[] = []
  const encoding = encodePictures('mi-evento', files, async (_, id) => {
    encodedIds.push(id)
    throw new Error('no memory')
  })
  await expect(encoding).rejects.toThrow('no memory')
  expect(encodedIds).toEqual(['ana'])
})
