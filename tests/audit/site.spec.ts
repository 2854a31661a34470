// The audit of the delivered site, by the same workers as its proof: each would start a browser of its own.
// oxlint-disable-next-line import/no-unassigned-import -- it registers its tests here
import '../../scripts/audit/audit.spec.ts'
