// What the three most used free themes do to a page without asking: the properties that reach a template, written anew
// from the selectors that they publish (Hello Elementor 3.4, Astra, OceanWP 4). They load before Elementor's own rules.

const fields = ["text", "date", "time", "email", "number", "password", "search", "tel", "url"];
const inputs = (lead: string, state = "") =>
  [
    ...fields.map((type) => `${lead}input[type=${type}]${state}`),
    `${lead}select${state}`,
    `${lead}textarea${state}`,
  ].join(",");

const hello = `
html{line-height:1.15}body{font:400 1rem/1.5 sans-serif;color:#333}
h1,h2,h3,h4,h5,h6{margin-block:.5rem 1rem;font-family:inherit;font-weight:500;line-height:1.2;color:inherit}h1{font-size:2.5rem}h2{font-size:2rem}h3{font-size:1.75rem}h4{font-size:1.5rem}
p{margin-block:0 .9rem}a{color:#C36}a:hover,a:active{color:#336}img{max-width:100%;height:auto;border-style:none}
label{display:inline-block;line-height:1;vertical-align:middle}
button,input,optgroup,select,textarea{font-family:inherit;font-size:1rem;line-height:1.5;margin:0}
${inputs("")}{width:100%;border:1px solid #666;border-radius:3px;padding:.5rem 1rem;transition:all .3s}${inputs("", ":focus")}{border-color:#333}
button,[type=button],[type=reset],[type=submit]{width:auto}
button,[type=submit],[type=button]{display:inline-block;font-weight:400;color:#C36;text-align:center;white-space:nowrap;user-select:none;background-color:transparent;border:1px solid #C36;padding:.5rem 1rem;font-size:1rem;border-radius:3px;transition:all .3s}
button:hover,button:focus,[type=submit]:hover,[type=submit]:focus{color:#fff;background-color:#C36;text-decoration:none}
dl,dt,dd,ol,ul,li{margin-block:0;border:0;font-size:100%;background:transparent}`;

const astra = `
html{font-size:93.75%}body,button,input,select,textarea{font:400 15px/1.86 sans-serif;color:#3a3a3a}
h1,h2,h3,h4,h5,h6,p,ul,li,label,form,legend{border:0;font-size:100%;margin:0;padding:0}h1,h2,h3,h4,h5,h6{clear:both;color:#3a3a3a}h1{font-size:40px;line-height:1.4}h2{font-size:30px;line-height:1.5}
p{margin-bottom:1.75em}a{color:#0274be;text-decoration:none}a:hover,a:focus{color:#3a3a3a}
button,input,select,textarea{color:#808285;font-weight:normal;font-size:100%;vertical-align:baseline}button,input{line-height:normal}
button,.button,input[type=submit]{border:0;border-radius:2px;background:#0274be;background-color:#0274be;padding:10px 40px;color:#fff}
button:focus,button:hover,.button:hover,input[type=submit]:hover,input[type=submit]:focus{color:#fff;background-color:#3a3a3a;border-color:#3a3a3a}button:active,button:focus{outline:none}
${inputs("")}{color:#666;border:1px solid #ccc;border-radius:2px;-webkit-appearance:none;background:#fafafa;box-shadow:none;padding:.75em;height:auto}${inputs("", ":focus")}{color:#111;background:#fff}textarea{padding-left:3px;width:100%}`;

const oceanwp = `
html{font-size:62.5%}body{font:400 14px/1.8 "Open Sans",sans-serif;color:#4a4a4a;overflow-wrap:break-word}
h1,h2,h3,h4,h5,h6,p,form,label,ul,li{margin:0;padding:0;border:0;font-size:100%;vertical-align:baseline}h1,h2,h3,h4,h5,h6{color:#333;line-height:1.4;margin:0 0 20px;font-weight:600}p{margin:0 0 20px}a{color:#333}a:hover{color:#13aff0}ul{margin:15px 0 15px 20px}
button,input,select,textarea{color:inherit;font:inherit;margin:0}input{line-height:normal}
${inputs("form ")}{display:inline-block;min-height:40px;width:100%;font-size:14px;line-height:1.8;padding:6px 12px;vertical-align:middle;background-color:transparent;color:#333;border:1px solid #ddd;border-radius:3px;transition:all .3s ease}${inputs("form ", ":focus")}{border-color:#bbb;outline:0}form label{margin-bottom:3px}form select{height:40px}
input[type=submit],body button[type=submit],.button{display:inline-block;font-family:inherit;background-color:#13aff0;color:#fff;font-size:12px;font-weight:600;text-transform:uppercase;margin:0;padding:14px 20px;border:0;cursor:pointer;text-align:center;letter-spacing:.1em;line-height:1;transition:all .3s ease}
body button[type=submit]:hover,body button[type=submit]:focus,.button:hover,.button:focus{background-color:#0b7cac;color:#fff}body button[type=submit]:focus,button:focus{outline:0}`;

/** Style sheets by theme. */
export const themeRules = { hello, astra, oceanwp } as const;
type Theme = keyof typeof themeRules;
export const themes = Object.keys(themeRules) as Theme[];
