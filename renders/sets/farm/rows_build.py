"""Corner A of the farm: young rows, bund, neems and flat hills at first light.  The pictures differ in drone, rover and camera."""
import random

from props.land import crop_rows, hills, low_sun, mist_bank, neem, treeline
from studio.studio import ball, golden_hour, look, material, mist


def farm(sun_from=(-1.15, -8.9, 2.0), sun_azimuth=103.2, sun_elevation=5.9, target=(.2, 0, 2.5), degrees=6.8, azimuth=112, turn=-13, **rows):
    """Field, trees, hills, sun disc (none at 0 degrees) and light; `rows` goes to crop_rows().  Returns the soil's height function."""
    random.seed(4)
    rows.setdefault('keep', lambda p: abs(p.x) < .75 * (p.y + 10) + 9)
    field, height = crop_rows(turn, **rows)
    hills(seed=4.4, near=54, far=86, height=(5.0, 10.5), x=3)
    # Far fields roll up to the hills so that the rows do not end at an edge
    ball(1, (0, 38, -3.3), (75, 15, 3.55), m=material('clay', '#93893f', rough=.95, bump=0, sheen=0), n=96)
    treeline(42, (-44, 44), 34, (.75, 1.35), seed=8, ground=.05)
    neem((-9.5, 33, -.2), 'l', 40, 1.15)
    neem((13.5, 35, -.2), 'l', 110, 1.25, variant=1)
    neem((17.6, 33.5, -.2), 'm', 10, 1.2)
    for at, size, s in (((-13, 31, .1), (17, 3.4, 1.0), .42), ((14, 34, .1), (20, 3.6, 1.2), .45), ((0, 47, .3), (44, 4, 1.9), .5)):
        mist_bank(at, size, s)
    if degrees:
        low_sun(sun_from, sun_azimuth, sun_elevation, 150, degrees)
    golden_hour(target, azimuth=azimuth)
    mist(10, 120)                       # the far ridge must stay below .92 of the range: beyond it the grade leaves the sky clear
    look(haze=('#f6cd94', .82, 1.0), bloom=.05, vignette=.14)
    return height
