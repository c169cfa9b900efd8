// What plain hosts need beside the files of a build without a backend: the headers that our own server sends, and the page for every
// address. `node scripts/hosting.ts` writes docs/hosting/ from here; builds with VITE_BACKEND=none bring along what hosts read by themselves.
import { copyFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import {
  contentSecurityPolicy,
  fileEndings,
  freshness,
  hashedFolder,
  pageHeaders,
} from "../../server/http/guards/page-headers.ts";

const headers = Object.entries(pageHeaders(true));
const written = "Written by `node scripts/hosting.ts`: the headers of server/http/guards/page-headers.ts.";

const nginx = () => `# ${written}
# Put this file into the http block, with your own name, folder and certificate. The folder is the one of
# \`VITE_BACKEND=none npm run build -- --outDir site\`.
map $uri $tendre_freshness {
  "~^${hashedFolder}" "${freshness.hashed}";
  default "${freshness.rest}";
}
server {
  listen 80;
  # listen 443 ssl; ssl_certificate …; ssl_certificate_key …;
  server_name tendre.example.org;
  root /srv/tendre/site;
  gzip_static on;
${headers.map(([name, value]) => `  add_header ${name} "${value}" always;`).join("\n")}
  add_header cache-control $tendre_freshness;
  # No add_header below: it would replace all of these.
  location / {
    try_files $uri /index.html;
  }
  location ~ \\.webmanifest$ {
    default_type application/manifest+json;
    try_files $uri =404;
  }
  location ~ \\.(?:${fileEndings})$ {
    try_files $uri =404;
  }
}
`;

const caddy = () => `# ${written}
tendre.example.org {
	root * /srv/tendre/site
	header {
${headers.map(([name, value]) => `\t\t${name} "${value}"`).join("\n")}
		-Server
	}
	@hashed path ${hashedFolder}*
	header @hashed cache-control "${freshness.hashed}"
	@rest not path ${hashedFolder}*
	header @rest cache-control "${freshness.rest}"
	@manifest path *.webmanifest
	header @manifest content-type application/manifest+json
	@page {
		not path_regexp \\.(?:${fileEndings})$
		file {
			try_files {path} /index.html
		}
	}
	rewrite @page {file_match.relative}
	file_server {
		precompressed br gzip
	}
}
`;

/** Netlify and Cloudflare Pages. Both ask for everything but the hashed files anew by themselves; a name said twice would be sent twice. */
const pagesHeaders = () => `# ${written}
/*
${headers.map(([name, value]) => `  ${name}: ${value}`).join("\n")}
${hashedFolder}*
  cache-control: ${freshness.hashed}
`;

const pagesRedirects = () => `/* /index.html 200
`;

/** By their names in docs/hosting/. */
export function hostingFiles(): Readonly<Record<string, string>> {
  return {
    "nginx.conf": nginx(),
    Caddyfile: caddy(),
    _headers: pagesHeaders(),
    _redirects: pagesRedirects(),
  };
}

/** In builds without a backend: what hosts read from the folder itself, and the policy in the page, for hosts that send no headers. */
export function hosting(): Plugin {
  let folder = "dist";
  const isPlain = process.env.VITE_BACKEND === "none";
  return {
    name: "hosting",
    apply: () => isPlain,
    configResolved(config) {
      folder = config.build.outDir;
    },
    generateBundle() {
      for (const name of ["_headers", "_redirects"])
        this.emitFile({ type: "asset", fileName: name, source: hostingFiles()[name] ?? "" });
    },
    transformIndexHtml: {
      order: "post",
      // In a page frame-ancestors is not known.
      handler: () => [
        // Hosts may not say it, and browsers look for it in the first kilobyte only.
        { tag: "meta", attrs: { charset: "utf-8" }, injectTo: "head-prepend" },
        {
          tag: "meta",
          attrs: {
            "http-equiv": "content-security-policy",
            content: contentSecurityPolicy(["frame-ancestors"]),
          },
          injectTo: "head-prepend",
        },
      ],
    },
    // The page for unknown addresses, on GitHub Pages and others that know a 404.html only.
    closeBundle: {
      order: "post",
      sequential: true,
      handler: () => copyFileSync(join(folder, "index.html"), join(folder, "404.html")),
    },
  };
}
