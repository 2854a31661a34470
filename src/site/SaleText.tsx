import { type ReactNode, useEffect } from 'react'
import { open, sale, stage } from 'content:state'
import type { SaleStage, SaleWords } from '../content/schema.ts'
import { useStage } from '../browser/clock.ts'
import { StateText } from './StateText.tsx'

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
export function SaleText({ of, onSale }: Props) {
  return __USES__.sale ? <StageText of={of} onSale={onSale} /> : (onSale ?? open[of])
}

/** The present stage's text. A new text is a new element. */
function StageText({ of, onSale }: Props) {
  const current = useCurrent()
  if (onSale && (current?.is === 'open' || current?.is === 'last')) return onSale
  return current && <StateText key={current.is}>{current[of]}</StateText>
}

/** What is shown until the sale is closed. */
export function WhileSold({ children }: { readonly children: ReactNode }) {
  return __USES__.sale ? <UntilClosed>{children}</UntilClosed> : children
}

function UntilClosed({ children }: { readonly children: ReactNode }) {
  const { is } = useCurrent() ?? {}
  return is === 'closed' || is === 'over' ? null : children
}

/** Tells the styles the stage of the sale (src/firstPaint.ts). */
export function SaleMark() {
  const current = useCurrent()
  useEffect(() => {
    document.documentElement.dataset.sale = current?.is
  }, [current])
  return null
}
