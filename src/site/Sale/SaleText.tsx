import { sale, stageAtBuild } from 'content/values.ts'
import { useStage } from '../../browser/clock.ts'
import { TextRuns } from '../TextRuns.tsx'
import { TimedText } from '../TimedText.tsx'
import type { SaleStage, StageTexts } from '../../event/model.ts'

/** The current stage of the sale. `useStage` returns an index of `sale`, so there is always a stage. */
export const useSale = (): SaleStage => sale[useStage(sale, stageAtBuild)] as SaleStage

/**
 * A text of the sale's current stage. Once the event is over, the text of `textsAfter` replaces it, if there is one.
 *
 * The `key` makes React replace the element when the stage changes. Translators rewrite text nodes, and React would otherwise
 * update a node that is gone (react#11538).
 */
export function SaleText({ of }: { readonly of: keyof StageTexts }) {
  const { from, texts, textsAfter } = useSale()
  const after = textsAfter[of]
  return (
    <TimedText after={after && <TextRuns runs={after} />}>
      <span key={from}>
        <TextRuns runs={texts[of]} />
      </span>
    </TimedText>
  )
}
