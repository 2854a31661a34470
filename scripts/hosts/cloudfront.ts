import type { HostRules } from './rules.ts'

/**
 * A CloudFront function (JavaScript runtime 2.0) for viewer requests: S3 knows only files, so a page's address is
 * replaced by the name of its file.
 */
export const cloudFrontFunction = `function handler(event) {
  var request = event.request
  var lastName = request.uri.slice(request.uri.lastIndexOf('/') + 1)
  if (lastName === '') request.uri += 'index.html'
  else if (!lastName.includes('.')) request.uri += '/index.html'
  return request
}
`

/** Headers that have fields of their own in CloudFront; it refuses them among the custom ones. */
const ownFields = new Set([
  'Content-Security-Policy',
  'Strict-Transport-Security',
  'X-Content-Type-Options',
  'Referrer-Policy',
])

/** The response headers policy for `aws cloudfront create-response-headers-policy`. */
export function cloudFrontHeaders({ headers }: HostRules): string {
  const valueOf = (name: string) => headers.find(([candidate]) => candidate === name)?.[1] ?? ''
  const custom = headers.filter(([name]) => !ownFields.has(name))
  const policy = {
    Name: 'sitio-del-evento',
    SecurityHeadersConfig: {
      ContentSecurityPolicy: {
        Override: true,
        ContentSecurityPolicy: valueOf('Content-Security-Policy'),
      },
      StrictTransportSecurity: {
        Override: true,
        IncludeSubdomains: false,
        Preload: false,
        AccessControlMaxAgeSec: Number(/\d+/.exec(valueOf('Strict-Transport-Security'))?.[0]),
      },
      ContentTypeOptions: { Override: true },
      ReferrerPolicy: { Override: true, ReferrerPolicy: valueOf('Referrer-Policy') },
    },
    CustomHeadersConfig: {
      Quantity: custom.length,
      Items: custom.map(([Header, Value]) => ({ Header, Value, Override: true })),
    },
  }
  return `${JSON.stringify(policy, null, 2)}\n`
}
