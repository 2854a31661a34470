import { generateKeyPairSync, sign } from 'node:crypto'

/** One value in DER (ITU-T X.690): tag, length, what is in it. */
function der(tag: number, ...parts: readonly Uint8Array[]): Buffer {
  const body = Buffer.concat(parts)
  const size = body.length
  const length =
    size < 128 ? [size] : size < 256 ? [0x81, size] : [0x82, Math.floor(size / 256), size % 256]
  return Buffer.concat([Buffer.from([tag, ...length]), body])
}

const sequence = (...parts: readonly Uint8Array[]) => der(0x30, ...parts)
const identifier = (hex: string) => der(0x06, Buffer.from(hex, 'hex'))
const time = (text: string) => der(0x17, Buffer.from(text))

const ecdsaWithSha256 = sequence(identifier('2a8648ce3d040302'))
const commonName = identifier('550403')
const subjectAltName = identifier('551d11')

/** Key and self-signed certificate (RFC 5280) of these host names, in PEM. Nobody trusts it: browsers are told to take any. */
export function selfSigned(hosts: readonly string[]): {
  readonly key: string
  readonly cert: string
} {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const name = sequence(
    der(0x31, sequence(commonName, der(0x0c, Buffer.from('Map service of the tests')))),
  )
  const names = sequence(...hosts.map((host) => der(0x82, Buffer.from(host))))
  const content = sequence(
    der(0xa0, der(0x02, Buffer.of(2))), // X.509 version 3
    der(0x02, Buffer.of(1)),
    ecdsaWithSha256,
    name,
    sequence(time('200101000000Z'), time('491231235959Z')),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(sequence(subjectAltName, der(0x04, names)))),
  )
  const signature = der(0x03, Buffer.of(0), sign('sha256', content, privateKey))
  const certificate = sequence(content, ecdsaWithSha256, signature).toString('base64')
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }) as string,
    cert: `-----BEGIN CERTIFICATE-----\n${certificate.replace(/.{64}/g, '$&\n')}\n-----END CERTIFICATE-----\n`,
  }
}
