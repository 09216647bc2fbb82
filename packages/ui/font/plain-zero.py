"""Gives Atkinson Hyperlegible Next a zero without its slash, and the name of the font that it then is.

    python3 plain-zero.py SOURCE TARGET

SOURCE is a file of the font (.ttf or .woff2, variable or of one weight), TARGET is written in the same format. Run by
`bun run font:plain-zero` in packages/ui and packages/documents when the font has a new version. Needs fonttools and
brotli (`apt-get install python3-fonttools python3-brotli`); building the product does not, as the files are committed.

The outer contour, the widths, all other glyphs and all features stay. The slash parts the counter in two. What is left
of the lower one has a whole quarter of an oval in it, as the designers drew it: from its leftmost to its lowest point.
The plain counter is that quarter, mirrored up and to the right. All of this is sums and differences of coordinates, so
the same is done to the deltas of a variable font, and every weight between two masters is right as well.
"""

import sys
from array import array

from fontTools.ttLib import TTFont
from fontTools.ttLib.tables._g_l_y_f import GlyphCoordinates

FAMILY = "Lernspur Sans"
ORIGINAL = "Atkinson Hyperlegible Next"

# Number of points in the outer contour, and in the whole glyph with its two counters.
OUTER = 16
SLASHED = 39


def counter(points):
    """The sixteen points of the plain counter, on a curve at every fourth, from its lowest and counterclockwise.

    Points are coordinates of the slashed zero, or their deltas in one master.
    """
    bottom, left, quarter, right, top = points[16], points[23], points[24:27], points[31], points[36]

    def to_right(point):
        return (left[0] + right[0] - point[0], point[1])

    def to_top(point):
        return (point[0], bottom[1] + top[1] - point[1])

    back = quarter[::-1]
    return [
        *(bottom, *map(to_right, back)),
        *(right, *(to_top(to_right(point)) for point in quarter)),
        *(top, *map(to_top, back)),
        *(left, *quarter),
    ]


def draw_plain_zero(font):
    name = font.getBestCmap()[ord("0")]
    glyph = font["glyf"][name]
    # Deltas are read when they are first asked for, and by the number of points: so before the points change.
    variations = font["gvar"].variations[name] if "gvar" in font else []
    points = list(glyph.coordinates)
    on_curve = [index for index, flag in enumerate(glyph.flags) if flag & 1]
    if len(points) != SLASHED or on_curve != [0, 4, 8, 12, 16, 19, 20, 23, 27, 28, 31, 36]:
        sys.exit("The zero of this file has other points than the one that this was written for.")
    glyph.coordinates = GlyphCoordinates(points[:OUTER] + counter(points))
    glyph.flags = array("B", [index % 4 == 0 for index in range(2 * OUTER)])
    glyph.endPtsOfContours = [OUTER - 1, 2 * OUTER - 1]
    glyph.numberOfContours = 2
    for variation in variations:
        deltas = list(variation.coordinates)
        variation.coordinates = deltas[:OUTER] + counter(deltas) + deltas[SLASHED:]


def rename(font):
    """The family's name wherever the file tells it; the authors' copyright and the license stay as they are."""
    for record in font["name"].names:
        if record.nameID in (1, 3, 4, 6, 16, 25):
            text = str(record).replace(ORIGINAL, FAMILY)
            record.string = text.replace(ORIGINAL.replace(" ", ""), FAMILY.replace(" ", ""))


source, target = sys.argv[1:]
font = TTFont(source, recalcTimestamp=False)
draw_plain_zero(font)
rename(font)
font.save(target)
