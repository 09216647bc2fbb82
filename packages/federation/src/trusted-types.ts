/**
 * Browsers with Trusted Types take no text where it would run as code, but what this policy lets through: files of
 * releases and the service worker as scripts, and the style sheets, without any element, that Radix writes for lists
 * and scrolling areas. Everything else throws. It stands in the page, before its scripts and outside of their bundles (rule browser.15).
 */
export const trustedTypesPolicy = [
  "window.trustedTypes?.createPolicy('default',{",
  'createScriptURL:(u)=>{const{origin:o,pathname:p}=new URL(u,location.href);',
  "return o===location.origin&&(p==='/sw.js'||p.startsWith('/mfe/'))?u:null},",
  String.raw`createHTML:(h)=>/^\[data-radix-(select|scroll-area)-viewport\]\{[^<]*$/.test(h)?h:null})`,
].join('')
