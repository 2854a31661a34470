import type { ReactNode } from 'react'
import { openWords, pastWords, sale, stageAtBuild } from 'content/state.ts'
import { useStage } from '../../browser/clock.ts'
import { saleStages } from '../../event/moment.ts'
import { TimedText } from '../TimedText.tsx'
import { TextWithLinks } from '../TextWithLinks.tsx'
import type { SaleStage, SaleWords } from '../../event/model.ts'

/** Without stages, tickets are simply on sale. */
const always = { ...openWords, is: 'open' } as const

/** The sale's stage at the present moment. */
export function useSale(): Omit<SaleStage, 'from'> {
  const present = useStage(sale ?? [], stageAtBuild)
  return sale?.[present] ?? always
}

type Props = {
  readonly of: keyof SaleWords
  /** Shown instead while tickets are on sale. */
  readonly onSale?: ReactNode
}

/** What the site says about the sale at present, and of a sale that nobody has closed after the event. A new text is a new element. */
export function SaleText({ of, onSale }: Props): ReactNode {
  const { is, [of]: text } = useSale()
  if (onSale && saleStages[is].sells) return <span key="on-sale">{onSale}</span>
  const present = sale ? (
    <span key={is}>
      <TextWithLinks text={text} />
    </span>
  ) : (
    text
  )
  const after = saleStages[is].isOver ? undefined : pastWords[of]
  return <TimedText after={after}>{present}</TimedText>
}
