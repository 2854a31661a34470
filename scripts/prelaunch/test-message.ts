import type { SiteContent } from '../content/site-content.ts'
import { bad, good, type Finding } from './report.ts'

/** How long the service may take: as long as a visitor's page waits (src/browser/delivery.ts), in milliseconds. */
const patience = 10_000

const mark = '[PRUEBA de npm run prelaunch]'

/** A message in the contact form's own fields that nobody can take for a visitor's. */
function testMessage({ forms, event }: Pick<SiteContent, 'forms' | 'event'>) {
  const fields = forms.contact.map(({ name, type }): [string, string] => [
    name,
    type === 'email' ? event.email : type === 'tel' ? '000000000' : mark,
  ])
  return new URLSearchParams([...fields, ['_gotcha', '']])
}

/**
 * Sends one marked message as a visitor's page does, and says what a browser would make of the answer.
 * @param site origin of the published site, which the service has to let in
 */
export async function sendTestMessage(content: SiteContent, site: string): Promise<Finding> {
  const { delivery } = content
  if (!delivery) {
    return bad(
      'No se ha enviado ningún mensaje de prueba: los formularios no van a ninguna parte.',
      'Pon en «delivery» (forms.yaml) la dirección del servicio que los recoge.',
    )
  }
  const { host } = new URL(delivery.address)
  const problem = await fetch(delivery.address, {
    method: 'POST',
    body: testMessage(content),
    headers: { Accept: 'application/json', Origin: site },
    redirect: 'manual',
    signal: AbortSignal.timeout(patience),
  }).then(
    (response) => problemOf(response, site),
    () => 'no contesta',
  )
  return problem
    ? bad(
        `El mensaje de prueba no ha salido bien: ${host} ${problem}.`,
        `Revisa en el servicio el formulario y los dominios que admite (${site}), y mira si el mensaje ha llegado a pesar de todo.`,
      )
    : good(`${host} ha aceptado un mensaje marcado «${mark}»: comprueba que lo has recibido.`)
}

function problemOf({ status, headers }: Response, site: string): string | null {
  if (status >= 300 && status < 400) return 'lleva a otra página, y debe responder 200'
  if (status < 200 || status >= 300) return `responde ${status}`
  const allowed = headers.get('access-control-allow-origin')
  return allowed === '*' || allowed === site
    ? null
    : 'lo acepta, pero sin dejar que la página lo sepa (Access-Control-Allow-Origin)'
}
