/**
 * Style of a report on a screen: one column from 320 px, larger print where the reader wants it, light or dark. Its font
 * is that of the reader's system: the product's own, embedded, would add 38 kB to a usual report of 18 kB.
 */
export const pageStyle = `
:root{color-scheme:light dark;--ink:#1f2430;--muted:#565c6b;--line:#d9d5ca;--tint:#f8f6f1;--paper:#fff;--ground:transparent}
@media(prefers-color-scheme:dark){:root{--ink:#f1efe9;--muted:#b9b6ad;--line:#4a4a48;--tint:#2a2a28;--paper:#1c1c1b;--ground:#f4efe6}}
*{box-sizing:border-box}
body{margin:0 auto;max-width:44rem;padding:1.25rem 1rem 3rem;background:var(--paper);color:var(--ink);font:1.0625rem/1.5 system-ui,sans-serif;overflow-wrap:anywhere;hyphens:auto}
header p,.child,.subject,.domain,.contents,dl,dd{margin:0}
.school{font-weight:700}.muted{color:var(--muted);font-size:.9375rem}
h1.child,h2.child{margin-top:1.5rem;scroll-margin-top:1rem;font-size:1.75rem;line-height:1.2}.child small{display:block;font-size:1rem;font-weight:400;color:var(--muted)}
h2.contents{margin-top:2rem;font-size:1.25rem}nav ol{margin:.5rem 0 0;padding:0;list-style:none;columns:2 14rem}nav li{break-inside:avoid}nav a{display:block;min-height:2.75rem;padding:.6rem 0}nav small{color:var(--muted)}a{color:inherit;text-underline-offset:.2em}a:focus-visible{outline:2px solid;outline-offset:2px}
article{margin-top:3.5rem;padding-top:1.5rem;border-top:2px solid var(--ink)}.back a{display:inline-block;padding:.6rem 0}@media print{article{break-before:page;margin:0;border:0}.back{display:none}}
.subject{margin-top:2.25rem;padding:.35rem .75rem;border-left:.375rem solid var(--subject,var(--ink));background:var(--tint);font-size:1.25rem}
.domain{margin-top:1.25rem;font-size:1rem}
dl{display:grid;gap:.5rem 1.5rem;grid-template-columns:repeat(auto-fit,minmax(15rem,1fr));margin-top:1rem}dt{color:var(--muted);font-size:.9375rem}dd{font-weight:600}
ul{margin:.25rem 0 0;padding:0;list-style:none}.legend{padding:.75rem;background:var(--tint);border-radius:.5rem;margin-top:1.25rem}.legend p{margin:0}.legend li{display:flex;align-items:center}
table{width:100%;border-collapse:collapse;margin-top:.25rem}
thead{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
tbody tr,ul.rows li{display:flex;flex-wrap:wrap;gap:.1rem 1rem;align-items:center;padding:.5rem 0;border-bottom:1px solid var(--line)}
tbody th{flex:3 1 14rem;font-weight:400;text-align:left}tbody td{flex:1 1 9rem;display:flex;align-items:center;font-weight:600}td.open{font-weight:400;color:var(--muted)}
ul.rows li{flex-wrap:nowrap}ul.rows span.text{font-size:1.125rem}ul.rows small{display:block;color:var(--muted)}
.level{flex:none;display:inline-block;width:1.5rem;height:1.5rem;margin-right:.5rem;border-radius:.25rem;background:center/contain no-repeat var(--ground)}ul.rows .level{width:2.25rem;height:2.25rem}
.remark{margin-top:.75rem;padding-left:.75rem;border-left:2px solid var(--subject,var(--ink))}.remark p{margin:.25rem 0 0}
.draft{margin-top:1rem;padding:.5rem .75rem;border:1px dashed var(--muted)}
footer{margin-top:2.5rem;padding-top:.75rem;border-top:1px solid var(--line)}`
