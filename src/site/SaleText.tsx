import { type ReactNode, useEffect } from 'react'
import { open, sale, stage } from 'content:state'
import type { SaleStage, SaleWords } from '../content/schema.ts'
import { useStage } from '../browser/clock.ts'
import { StateText } from './StateText.tsx'

const hasStages = __USES__.sale

/** The sale's stage at the present moment. */
function useCurrent(): SaleStage | undefined {
  const stages = sale ?? []
  return stages[useStage(stages, stage)]
}

type Props = {
  readonly of: keyof SaleWords
  /** Shown instead while tickets are on sale. */
  readonly onSale?: ReactNode
}

/** What the site says about the sale at present. */
export const SaleText = hasStages
  ? StageText
  : ({ of, onSale }: Props): ReactNode => onSale ?? open[of]

/** The present stage's text. A new text is a new element. */
function StageText({ of, onSale }: Props): ReactNode {
  const current = useCurrent()
  if (onSale && (current?.is === 'open' || current?.is === 'last'))
    return <span key="on-sale">{onSale}</span>
  return current && <StateText key={current.is}>{current[of]}</StateText>
}

/** What is shown until the sale is closed. */
export const WhileSold = hasStages ? UntilClosed : ({ children }: Sold): ReactNode => children

type Sold = { readonly children: ReactNode }

function UntilClosed({ children }: Sold): ReactNode {
  const { is } = useCurrent() ?? {}
  return is === 'closed' || is === 'over' ? null : children
}

/** Tells the styles the stage of the sale (src/firstPaint.ts). */
export const SaleMark = hasStages ? StageMark : () => null

function StageMark() {
  const current = useCurrent()
  useEffect(() => {
    document.documentElement.dataset.sale = current?.is
  }, [current])
  return null
}
